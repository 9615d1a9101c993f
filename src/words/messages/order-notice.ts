import type { Language } from '#contract/wire.ts'
import { earnedCoins } from './earned-coins.ts'
import { groupNotices } from './group-notices.ts'
import { invitationNotices } from './invitation-notices.ts'
import { itemCount } from './item-count.ts'
import type { NoticeData } from './notice-data.ts'
import type { NoticeTitle } from './notice-title.ts'
import { offerNotices } from './offer-notices.ts'
import { orderNotices } from './order-notices.ts'
import { productNotices } from './product-notices.ts'
import { voucherNotices } from './voucher-notices.ts'

export type { NoticeTitle }

/**
 * A notice in a language: its title, and one or two short sentences. The item names come last, because a list shows two
 * lines.
 */
export function orderNotice(lang: Language, title: NoticeTitle, data: NoticeData): { title: string; message: string } {
  const notices = {
    ...orderNotices[lang],
    ...productNotices[lang],
    ...voucherNotices[lang],
    ...invitationNotices[lang],
    ...offerNotices[lang],
    ...groupNotices[lang],
  }
  const [template, message] = notices[title]
  const products = data.count > 1 ? `${data.first} (${itemCount[lang](data.count)})` : data.first
  const coins = title === 'ORDER_DONE' && data.coins > 0 ? earnedCoins[lang](data.coins) : ''
  return { title: template, message: coins + message({ ...data, products }) }
}
