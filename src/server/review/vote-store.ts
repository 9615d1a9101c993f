import { type Expression, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { greatest } from '../database/expressions.ts'

/** The number of shoppers who find a review helpful, as an expression. */
export const helpfulVotes = (tables: Tables, prodCommId: Expression<number>) =>
  tables
    .selectFrom('review_vote as v')
    .select((eb) => eb.fn.countAll<number>().as('votes'))
    .where('v.prod_comm_id', '=', prodCommId)
    .where('v.is_helpful', '=', sql.lit(true))

/** Whether the mall shows a review. */
export async function hasReview(tables: Tables, prodCommId: number): Promise<boolean> {
  const row = await tables
    .selectFrom('shown_review')
    .select('prod_comm_id')
    .where('prod_comm_id', '=', prodCommId)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes a shopper's vote unless a later vote on the review is stored; answers the stored vote and the number of votes. */
export async function writeVote(
  tables: Tables,
  accountId: number,
  { prodCommId, isHelpful, at }: { readonly prodCommId: number; readonly isHelpful: boolean; readonly at: Date },
): Promise<{ isHelpful: boolean; helpful: number }> {
  const row = await tables
    .insertInto('review_vote')
    .values({ account_id: accountId, prod_comm_id: prodCommId, is_helpful: isHelpful, at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'prod_comm_id']).doUpdateSet((eb) => ({
        is_helpful: eb
          .case()
          .when('excluded.at', '>=', eb.ref('review_vote.at'))
          .then(eb.ref('excluded.is_helpful'))
          .else(eb.ref('review_vote.is_helpful'))
          .end(),
        at: greatest(eb.ref('excluded.at'), eb.ref('review_vote.at')),
      })),
    )
    .returning('is_helpful')
    .executeTakeFirst()
  const votes = await helpfulVotes(tables, sql.val(prodCommId)).executeTakeFirst()
  return { isHelpful: row?.is_helpful ?? isHelpful, helpful: Number(votes?.votes ?? 0) }
}

/** The reviews of a product that a shopper finds helpful, each with its number of votes. */
export async function readHelpful(
  tables: Tables,
  accountId: number,
  prodId: number,
): Promise<{ prodCommId: number; helpful: number }[]> {
  const rows = await tables
    .selectFrom('review_vote as own')
    .innerJoin('shown_review as r', 'r.prod_comm_id', 'own.prod_comm_id')
    .select((eb) => ['r.prod_comm_id as prodCommId', helpfulVotes(tables, eb.ref('r.prod_comm_id')).as('helpful')])
    .where('own.account_id', '=', accountId)
    .where('own.is_helpful', '=', sql.lit(true))
    .where('r.prod_id', '=', prodId)
    .orderBy('r.prod_comm_id')
    .execute()
  return rows.map(({ prodCommId, helpful }) => ({ prodCommId, helpful: Number(helpful) }))
}

/** Every vote of a shopper, newest first, for the export of their data. */
export const readEveryVote = (
  tables: Tables,
  accountId: number,
): Promise<{ prod_comm_id: number; is_helpful: boolean; at: Date }[]> =>
  tables
    .selectFrom('review_vote')
    .select(['prod_comm_id', 'is_helpful', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('prod_comm_id')
    .execute()
