import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportUser } from '#contract/account/user.ts'
import { insertIdentity } from '#server/account/account-store.ts'
import { query } from '#server/database/database.ts'
import { saveCard } from '#server/payments/card-store.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller } from '../support/shopper.ts'

/** The part of the export that holds the rows of each table of an account, or the reason why the export has none. */
const exportedAs: Readonly<Record<string, keyof typeof exportUser.reply.entries | { readonly reason: string }>> = {
  account_trace: 'signInTraces',
  address: 'addresses',
  cart: { reason: 'the version of the cart' },
  cart_line: 'cart',
  chat: 'conversations',
  chat_feed: { reason: 'the number of the last change' },
  chat_message: 'conversations',
  checkout: { reason: 'lines of the cart or a product, with held prices, which are deleted soon' },
  coin_account: { reason: 'the sum of the entries' },
  coin_entry: 'coins',
  contact_message: 'contactMessages',
  favourite: 'favourites',
  footprint: 'footprint',
  grocery_list: 'groceryLists',
  group_reminder: 'groupBuys',
  group_team: 'groupBuys',
  idempotency: { reason: 'repeated answers of calls, whose data the other parts have' },
  identity: 'identities',
  invitation: 'invitations',
  invitation_score: { reason: 'the number of the invitations' },
  member_shop: 'offers',
  order_notice: 'notices',
  push_message: 'pushMessages',
  push_price: { reason: 'the last price of each favourite and list item' },
  push_watch: 'pushWatches',
  review_report: 'reviewReports',
  review_vote: 'reviewVotes',
  saved_card: 'cards',
  session: 'sessions',
  shop_order: 'orders',
  shopper_review: 'reviews',
  shopper_voucher: 'vouchers',
}

/**
 * Tables whose rows outlive the account: the row of an order stays with the shop, a team with its other members, an
 * item with the order that holds it, a card until the provider has deleted it, and the rest as numbers without a person.
 */
const outlive = ['group_team', 'invitation', 'invitation_score', 'member_shop', 'saved_card', 'shop_order']

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

test('wire#account: the export names every table of an account, and an erasure deletes or detaches its rows', async () => {
  const references = await query<{ name: string; on_delete: string }>(
    mall.db,
    sql`select conrelid::regclass::text as name, confdeltype as on_delete from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass`,
  )
  expect(references.map(({ name }) => name).sort()).toEqual(Object.keys(exportedAs).sort())
  const detached = references.filter((one) => one.on_delete === 'n').map(({ name }) => name)
  expect(detached.sort()).toEqual(outlive)
  expect(references.filter((one) => !['n', 'c'].includes(one.on_delete))).toEqual([])
  const parts = Object.values(exportedAs).filter((part) => typeof part === 'string')
  for (const part of parts) expect(Object.keys(exportUser.reply.entries), part).toContain(part)
})

test('wire#account: the export of personal data holds connected sign-ins and saved cards', async () => {
  const call = caller(mall)
  const { access_token: token } = await call.signIn('connected@example.com')
  const rows = await query<{ account_id: number }>(
    mall.db,
    sql`select account_id from account where mail = 'connected@example.com'`,
  )
  const accountId = Number(rows[0]?.account_id)
  await insertIdentity(mall.db, 'google', 'subject-1', accountId)
  const card = { brand: 'Visa', last4: '4242', expiry: '12/34', fingerprint: 'f', reference: 'r' }
  await saveCard(mall.db, accountId, 'sandbox', card, new Date(mall.time.now))
  expect(await call.read('/p/user/export', token)).toMatchObject({
    identities: [{ provider: 'google', subject: 'subject-1' }],
    cards: [{ brand: 'Visa', last4: '4242', expiry: '12/34', isDefault: true }],
  })
})
