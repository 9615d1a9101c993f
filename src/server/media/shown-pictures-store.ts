import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { type PictureSpec, readPictureName } from './picture-path.ts'

/**
 * At most `most` pictures of home, the departments and the lists, in the order in which they are likely to be viewed.
 */
export async function shownPictures(tables: Tables, max: number): Promise<PictureSpec[]> {
  if (max === 0) return []
  const best = tables.selectFrom('product').select('pic').orderBy('rank').limit(max)
  const rows = await tables
    .selectFrom('banner')
    .select('pic')
    .unionAll(tables.selectFrom('category').select('pic'))
    .unionAll(tables.selectFrom(best.as('best')).select('best.pic'))
    .execute()
  const names = new Set(rows.map(({ pic }) => pic.split('/')[3] ?? ''))
  return [...names].flatMap((name) => readPictureName(name) ?? [])
}

/**
 * The illustrations of products, banners, categories, shops and announcements. A kind of product has one illustration,
 * and the query walks the index of kinds, so that a million products cost no more than a thousand.
 */
export async function shownRenders(tables: Tables): Promise<string[]> {
  const byKind = tables.selectFrom('product').select(['product.kind', 'product.pic']).orderBy('product.kind').limit(1)
  const rows = await tables
    .withRecursive('one(kind, pic)', (db) =>
      db
        .selectFrom(byKind.as('first'))
        .select(['first.kind', 'first.pic'])
        .unionAll(
          db
            .selectFrom('one')
            .innerJoinLateral(
              (eb) => byKind.where('product.kind', '>', eb.ref('one.kind')).as('next'),
              (join) => join.on(sql.lit(true)),
            )
            .select(['next.kind', 'next.pic']),
        ),
    )
    .selectFrom('one')
    .select('one.pic')
    .union(tables.selectFrom('banner').select('pic'))
    .union(tables.selectFrom('category').select('pic'))
    .union(tables.selectFrom('shop').select('pic'))
    .union(
      tables
        .selectFrom('announcement')
        .select((eb) => eb.ref('pic').$notNull().as('pic'))
        .where('pic', 'is not', null),
    )
    .execute()
  return rows.flatMap(({ pic }) => readPictureName(pic.split('/')[3] ?? '')?.render ?? [])
}
