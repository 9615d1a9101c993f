import { sql } from 'kysely'
import type { ReportReason } from '#contract/review/write-review.ts'
import type { Tables } from '../database/database.ts'
import { textAtOrNull } from '../database/expressions.ts'

/** A review as the operator sees it: shown or hidden, of the demo data or of a shopper. */
export type ModeratedRow = {
  readonly prodCommId: number
  readonly prodId: number
  readonly product: string
  readonly score: number
  readonly content: string
  readonly lang: string
  readonly pics: readonly string[]
  readonly createdAt: Date
  readonly isHidden: boolean
  readonly reply: string | null
  /** The reasons of the reports since the shop last looked at the review. */
  readonly reasons: readonly ReportReason[]
}
/** The lists of the operator: reported since the last look, hidden, without a reply, or all. */
type ModeratedState = 'reported' | 'hidden' | 'unanswered' | 'all'

/** All reviews with the shop's side of each. */
const moderated = (tables: Tables) =>
  tables.selectFrom('every_review as r').leftJoin('review_moderation as m', 'm.prod_comm_id', 'r.prod_comm_id')

/** The reports since the shop last looked at the review. */
const openReports = (tables: Tables) =>
  tables
    .selectFrom('review_report as p')
    .leftJoin('review_moderation as l', 'l.prod_comm_id', 'p.prod_comm_id')
    .where((eb) => eb.or([eb('l.looked_at', 'is', null), eb('p.at', '>', eb.ref('l.looked_at'))]))

/** The reviews of a state, the newest first; of `unanswered`, only those of shoppers. */
export function readModerated(tables: Tables, state: ModeratedState, max: number): Promise<ModeratedRow[]> {
  let found = moderated(tables)
  if (state === 'hidden') found = found.where('m.is_hidden', '=', sql.lit(true))
  if (state === 'unanswered') found = found.where('r.is_own', '=', sql.lit(true)).where('m.reply', 'is', null)
  if (state === 'reported') found = found.where('r.prod_comm_id', 'in', openReports(tables).select('p.prod_comm_id'))
  return found
    .leftJoin('product as product', 'product.prod_id', 'r.prod_id')
    .select((eb) => [
      'r.prod_comm_id as prodCommId',
      'r.prod_id as prodId',
      eb.fn.coalesce(textAtOrNull(eb.ref('product.names'), 1), sql.lit('')).as('product'),
      'r.score',
      'r.content',
      'r.lang',
      'r.pics',
      'r.created_at as createdAt',
      eb.fn.coalesce('m.is_hidden', sql.lit(false)).as('isHidden'),
      'm.reply',
      sql<ReportReason[]>`array${openReports(tables)
        .select('p.reason')
        .distinct()
        .whereRef('p.prod_comm_id', '=', eb.ref('r.prod_comm_id') as never)
        .orderBy('p.reason')}`.as('reasons'),
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.prod_comm_id', 'desc')
    .limit(max)
    .execute()
}

/** The product of a review, shown or hidden; undefined where there is no such review. */
export async function readProductOf(tables: Tables, prodCommId: number): Promise<number | undefined> {
  const row = await tables
    .selectFrom('every_review')
    .select('prod_id')
    .where('prod_comm_id', '=', prodCommId)
    .executeTakeFirst()
  return row?.prod_id
}

/** Stores a shopper's report unless the shopper reported the review before. */
export async function insertReport(
  tables: Tables,
  report: { readonly accountId: number; readonly prodCommId: number; readonly reason: ReportReason; readonly at: Date },
): Promise<void> {
  await tables
    .insertInto('review_report')
    .values({
      account_id: report.accountId,
      prod_comm_id: report.prodCommId,
      reason: report.reason,
      at: report.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The number of shoppers who reported a review since the shop last looked at it. */
export async function countReports(tables: Tables, prodCommId: number): Promise<number> {
  const row = await openReports(tables)
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('p.prod_comm_id', '=', prodCommId)
    .executeTakeFirst()
  return Number(row?.reports ?? 0)
}

/** Writes the shop's side of a review; a field that is not given stays. */
export async function writeModeration(
  tables: Tables,
  prodCommId: number,
  to: {
    readonly is_hidden?: boolean
    readonly looked_at?: Date
    readonly reply?: string
    readonly replied_at?: Date
  },
): Promise<void> {
  await tables
    .insertInto('review_moderation')
    .values({ prod_comm_id: prodCommId, ...to })
    .onConflict((conflict) => conflict.column('prod_comm_id').doUpdateSet(to))
    .execute()
}

/** Every report of a shopper, newest first, for the export of their data. */
export const readEveryReport = (
  tables: Tables,
  accountId: number,
): Promise<{ prod_comm_id: number; reason: ReportReason; at: Date }[]> =>
  tables
    .selectFrom('review_report')
    .select(['prod_comm_id', 'reason', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('prod_comm_id')
    .execute()
