import { sql } from 'kysely'
import { type Database, runScript } from './database.ts'
import { catalogueTables } from './migrations/0001-catalogue.ts'
import { searchTables } from './migrations/0002-search.ts'
import { accountTables } from './migrations/0003-account.ts'
import { searchSample } from './migrations/0004-search-sample.ts'
import { cartTables } from './migrations/0005-cart.ts'
import { orderTables } from './migrations/0006-orders.ts'
import { paymentTables } from './migrations/0007-payments.ts'
import { operatorTables } from './migrations/0008-operator.ts'
import { phraseRegions } from './migrations/0009-phrase-regions.ts'
import { searchRank } from './migrations/0010-search-rank.ts'
import { noticeTables } from './migrations/0011-notices.ts'
import { duplicatePayments } from './migrations/0012-duplicate-payments.ts'
import { renewals } from './migrations/0013-renewals.ts'
import { searchersAndPictures } from './migrations/0014-searchers-and-pictures.ts'
import { searchTypes } from './migrations/0015-search-types.ts'
import { reviewVotes } from './migrations/0016-review-votes.ts'
import { groceryLists } from './migrations/0017-grocery-lists.ts'
import { reviews } from './migrations/0018-reviews.ts'
import { push } from './migrations/0019-push.ts'
import { chat } from './migrations/0020-chat.ts'
import { contactMessages } from './migrations/0021-contact.ts'
import { soldOutAndPrices } from './migrations/0022-sold-out-and-prices.ts'
import { installments } from './migrations/0023-installments.ts'
import { vouchers } from './migrations/0024-vouchers.ts'
import { coins } from './migrations/0025-coins.ts'
import { invitations } from './migrations/0026-invitations.ts'
import { preLoved } from './migrations/0027-pre-loved.ts'
import { groupBuys } from './migrations/0028-group-buys.ts'
import { followedPrices } from './migrations/0029-followed-prices.ts'
import { countedSamples } from './migrations/0030-counted-samples.ts'
import { widePushPrices } from './migrations/0031-wide-push-prices.ts'
import { coinProducts } from './migrations/0032-coin-products.ts'

/**
 * The migrations in the order in which they run. The statements of a released migration are never changed, and neither
 * is this order: some numbers were given out before an earlier number was merged.
 */
const migrations: readonly (readonly [name: string, script: string])[] = [
  ['0001-catalogue', catalogueTables],
  ['0002-search', searchTables],
  ['0003-account', accountTables],
  ['0004-search-sample', searchSample],
  ['0005-cart', cartTables],
  ['0006-orders', orderTables],
  ['0007-payments', paymentTables],
  ['0008-operator', operatorTables],
  ['0009-phrase-regions', phraseRegions],
  ['0010-search-rank', searchRank],
  ['0011-notices', noticeTables],
  ['0012-duplicate-payments', duplicatePayments],
  ['0013-renewals', renewals],
  ['0014-searchers-and-pictures', searchersAndPictures],
  ['0015-search-types', searchTypes],
  ['0016-review-votes', reviewVotes],
  ['0017-grocery-lists', groceryLists],
  ['0018-reviews', reviews],
  ['0019-push', push],
  ['0020-chat', chat],
  ['0021-contact', contactMessages],
  ['0022-sold-out-and-prices', soldOutAndPrices],
  ['0023-installments', installments],
  ['0026-invitations', invitations],
  ['0024-vouchers', vouchers],
  ['0027-pre-loved', preLoved],
  ['0028-group-buys', groupBuys],
  ['0025-coins', coins],
  ['0029-followed-prices', followedPrices],
  ['0030-counted-samples', countedSamples],
  ['0031-wide-push-prices', widePushPrices],
  ['0032-coin-products', coinProducts],
]

/** An arbitrary number. All server processes use the same number, so that only one process migrates at a time. */
const migrationLock = 610_343

/** Runs the migrations that the database does not have yet, in one transaction under an advisory lock. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction().execute(async (inside) => {
    // Building the indexes of a large mall takes longer than the time limit of a statement.
    await runScript(inside, 'set local statement_timeout = 0')
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(inside)
    await runScript(
      inside,
      'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
    )
    const rows = await inside.selectFrom('migration').select('name').execute()
    const seen = new Set(rows.map((row) => row.name))
    for (const [name, script] of migrations.filter(([name]) => !seen.has(name))) {
      await runScript(inside, script)
      await inside.insertInto('migration').values({ name }).execute()
    }
  })
}
