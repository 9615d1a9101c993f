import type { I18n } from '@lingui/core'
import { profileEditTitle, securityTitle } from '#features/account/index.ts'
import { coinsTitle } from '#features/coin/index.ts'
import { ordersTitle } from '#features/order/index.ts'
import { ownReviewsTitle } from '#features/own-reviews/index.ts'
import { savedCardsTitle } from '#features/payment/index.ts'
import type { HeadTags } from '#shell/head/head-tags.ts'
import type { HeadRoute } from '#shell/head/page-facts.ts'
import { plainHead } from '#shell/head/plain-head.ts'
import { profileTitle } from './profile-titles.ts'

const titles: Readonly<Record<string, (i18n: I18n) => string>> = {
  edit: profileEditTitle,
  security: securityTitle,
  orders: (i18n) => ordersTitle(i18n, '0'),
  cards: savedCardsTitle,
  reviews: ownReviewsTitle,
  coins: coinsTitle,
}

/** The head of `/profile` and of the pages below it. */
export const profileHead = (route: HeadRoute & { readonly params: { readonly part?: string } }): Promise<HeadTags> =>
  plainHead(route, titles[route.params.part ?? ''] ?? profileTitle)
