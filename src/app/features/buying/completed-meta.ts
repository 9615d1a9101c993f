import { ordersTitle } from '#features/order/index.ts'
import { rateTitle } from '#features/own-reviews/index.ts'
import type { HeadTags } from '#shell/head/head-tags.ts'
import type { HeadRoute } from '#shell/head/page-facts.ts'
import { plainHead } from '#shell/head/plain-head.ts'

/** The head of the screens below `/Completed`. */
export const completedHead = (route: HeadRoute & { readonly params: { readonly screen: string } }): Promise<HeadTags> =>
  plainHead(route, (i18n) => (route.params.screen === 'RateProduct' ? rateTitle(i18n) : ordersTitle(i18n, '5')))
