import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { orderNotices } from '#contract/notice/notice.ts'
import type { ownOffers } from '#contract/pre-loved/own-offers.ts'
import type { preLovedItem, preLovedPage } from '#contract/pre-loved/pre-loved.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { productOfItem } from '#server/pre-loved/pre-loved-rules.ts'
import { openReviewMall } from './review-mall.ts'

type Written = {
  readonly status: number
  readonly body: { code?: string; itemId?: number; state?: string; fields?: Record<string, string> }
}

/** A mall whose shoppers offer pre-loved items. */
export async function openPreLovedMall() {
  const world = await openReviewMall()
  const { mall } = world
  const [category] = await query<{ id: number }>(
    mall.db,
    sql`select min(category_id) as id from category where parent_id <> 0`,
  )
  const categoryId = category?.id ?? 0

  /** The version of an offer that the operator sees now. */
  const versionShown = async (itemId: number): Promise<string> =>
    /^Version (\w+)$/m.exec((await world.operate({ kind: 'preloved show', itemId })).text)?.[1] ?? ''
  /** Approves the current version of an offer. */
  const approve = async (itemId: number) =>
    world.operate({ kind: 'preloved approve', itemId, version: await versionShown(itemId) })

  /** Signs a new shopper in, who can offer items as well as buy. */
  const member = async () => {
    const me = await world.buyer()
    const photo = await me.upload()
    const offer = (more: Record<string, unknown> = {}, where: { key?: string; regionId?: number } = {}) =>
      me.ask<Written['body']>(
        'POST',
        '/p/preLoved/offer',
        {
          key: randomUUID(),
          title: 'Wooden desk',
          price: 12_500,
          condition: 'GOOD',
          categoryId,
          description: 'Solid wood, two drawers.',
          defects: 'One scratch.',
          pics: [photo],
          ...more,
        },
        where,
      )
    return {
      ...me,
      photo,
      offer,
      /** Offers an item that the mall approves; answers its ids. */
      listed: async (more: Record<string, unknown> = {}) => {
        const key = randomUUID()
        const { body } = await offer({ key, ...more })
        const itemId = body.itemId ?? 0
        await approve(itemId)
        return { key, itemId, prodId: productOfItem(itemId) }
      },
      withdraw: (key: string) => me.ask<Written['body']>('PUT', '/p/preLoved/withdraw', { key }),
      offers: async (lang = 'en') =>
        (await me.ask<ReplyOf<typeof ownOffers>>('GET', `/p/preLoved/mine?lang=${lang}`)).body,
      notices: async (lang = 'en') =>
        (await me.ask<ReplyOf<typeof orderNotices>>('GET', `/p/order/notice/page?lang=${lang}`)).body.records,
    }
  }
  return {
    ...world,
    categoryId,
    member,
    versionShown,
    approve,
    /** The items for sale. */
    list: (more = '', regionId: number = defaultRegionId) =>
      mall.read<ReplyOf<typeof preLovedPage>>(`/preLoved/page?regionId=${regionId}${more}`),
    item: async (prodId: number, more = '') => {
      const response = await mall.get(`/preLoved/item?prodId=${prodId}&regionId=${defaultRegionId}${more}`)
      return { status: response.status, body: (await response.json()) as ReplyOf<typeof preLovedItem> }
    },
  }
}
