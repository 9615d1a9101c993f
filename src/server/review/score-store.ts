import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { topicsOf } from './review-topics.ts'

/**
 * Locks a product until the transaction ends, so that two reviews of the product are counted one after the other. The
 * offers are locked first, as a refresh of the demo data does.
 */
export async function lockProduct(tables: Tables, prodId: number): Promise<void> {
  await tables
    .selectFrom('offer')
    .select('region_id')
    .where('prod_id', '=', prodId)
    .orderBy('region_id')
    .forNoKeyUpdate()
    .execute()
  await tables.selectFrom('product').select('prod_id').where('prod_id', '=', prodId).forNoKeyUpdate().execute()
}

/** Writes the average and the number of the shown reviews to these products and their offers. */
export async function recountReviews(tables: Tables, prodIds: readonly number[]): Promise<void> {
  const figures = tables
    .selectFrom('product as counted')
    .leftJoin('shown_review as r', 'r.prod_id', 'counted.prod_id')
    .select((eb) => [
      'counted.prod_id',
      sql<number>`coalesce(round(avg(${eb.ref('r.score')}), 1), 0)`.as('score'),
      eb.fn.count<number>('r.score').as('comm_number'),
    ])
    .where('counted.prod_id', '=', anyOf(prodIds))
    .groupBy('counted.prod_id')
    .as('f')
  await tables
    .updateTable('offer as o')
    .from(figures)
    .set((eb) => ({ score: eb.ref('f.score') }))
    .whereRef('o.prod_id', '=', 'f.prod_id')
    .whereRef('o.score', '<>', 'f.score')
    .execute()
  await tables
    .updateTable('product as p')
    .from(figures)
    .set((eb) => ({ score: eb.ref('f.score'), comm_number: eb.ref('f.comm_number') }))
    .whereRef('p.prod_id', '=', 'f.prod_id')
    .execute()
}

/** The products that a shopper has reviewed or of whose reviews the shop has hidden one. */
export async function readReviewed(tables: Tables): Promise<number[]> {
  const hidden = tables.selectFrom('review_moderation').select('prod_comm_id').where('is_hidden', '=', sql.lit(true))
  const rows = await tables
    .selectFrom('every_review')
    .select('prod_id')
    .distinct()
    .where((eb) => eb.or([eb('is_own', '=', sql.lit(true)), eb('prod_comm_id', 'in', hidden)]))
    .execute()
  return rows.map(({ prod_id: prodId }) => prodId)
}

/** Recounts the products of `readReviewed`, after the catalogue or the shoppers' data were written anew. */
export const recountReviewed = async (tables: Tables): Promise<void> =>
  recountReviews(tables, await readReviewed(tables))

/** The products that these accounts have reviewed. */
export async function productsOfAccounts(tables: Tables, accountIds: readonly number[]): Promise<number[]> {
  const rows = await tables
    .selectFrom('shopper_review')
    .select('prod_id')
    .distinct()
    .where('account_id', '=', anyOf(accountIds))
    .execute()
  return rows.map(({ prod_id: prodId }) => prodId)
}

/** Deletes the shop's records of shoppers' reviews that were deleted with their accounts. */
export async function forgetModeration(tables: Tables): Promise<void> {
  await tables
    .deleteFrom('review_moderation')
    .where('prod_comm_id', 'not in', tables.selectFrom('every_review').select('prod_comm_id'))
    .execute()
}

const batchSize = 5000

/** Finds the topics of reviews that an older version stored without them. */
export async function fillTopics(tables: Tables): Promise<void> {
  for (const table of ['review', 'shopper_review'] as const) while (await fillSomeTopics(tables, table)) {}
}

/** Answers whether reviews may be left. */
async function fillSomeTopics(tables: Tables, table: 'review' | 'shopper_review'): Promise<boolean> {
  const rows = await tables
    .selectFrom(table)
    .select(['prod_comm_id', 'content', 'lang'])
    .where('topics', 'is', null)
    .limit(batchSize)
    .execute()
  const byTopics = new Map<string, number[]>()
  for (const { prod_comm_id: id, content, lang } of rows) {
    const topics = topicsOf(content, lang as Language).join(' ')
    byTopics.set(topics, [...(byTopics.get(topics) ?? []), id])
  }
  for (const [topics, ids] of byTopics)
    await tables
      .updateTable(table)
      .set({ topics: sql<string[]>`${topics === '' ? [] : topics.split(' ')}::text[]` })
      .where('prod_comm_id', '=', anyOf(ids))
      .execute()
  return rows.length === batchSize
}
