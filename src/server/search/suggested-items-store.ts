import type { SuggestedProduct } from '#contract/search/search.ts'
import type { Tables } from '../database/database.ts'
import { idsInOrder, textAt } from '../database/expressions.ts'

/** The names and pictures of these products, with the names of their departments, in the order of the ids. */
export function readSuggestedProducts(
  tables: Tables,
  prodIds: readonly number[],
  textIndex: number,
): Promise<SuggestedProduct[]> {
  if (prodIds.length === 0) return Promise.resolve([])
  return tables
    .selectFrom(idsInOrder('wanted', prodIds))
    .innerJoin('product as p', 'p.prod_id', 'wanted.id')
    .innerJoin('category as c', 'c.category_id', 'p.department_id')
    .select((eb) => [
      'p.prod_id as prodId',
      textAt(eb.ref('p.names'), textIndex).as('prodName'),
      'p.slug',
      'p.pic',
      textAt(eb.ref('c.names'), textIndex).as('categoryName'),
    ])
    .orderBy('wanted.place')
    .execute()
}
