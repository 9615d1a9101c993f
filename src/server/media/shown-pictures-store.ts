import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { preLovedKind } from '../pre-loved/pre-loved-rules.ts'
import { type PictureSpec, pictureGeneration, pictureTemplate, readPictureName } from './picture-path.ts'

/**
 * At most `max` pictures of home, the departments and the lists, in the order in which they are likely to be viewed.
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
    .union(framePictures(tables))
    .execute()
  return rows.flatMap(({ pic }) => readPictureName(pic.split('/')[3] ?? '')?.render ?? [])
}

/**
 * The names of the pictures of an illustration in the catalogue: of products, their variants and reviews, of pre-loved
 * items, banners, categories, shops and announcements. The kind of a product is its illustration.
 */
export async function shownNames(tables: Tables, render: string): Promise<string[]> {
  const products = tables.selectFrom('product as p').where('p.kind', '=', render)
  const rows = await products
    .select('p.pic')
    .union(products.select((eb) => eb.fn<string>('unnest', ['p.imgs']).as('pic')))
    .union(products.innerJoin('sku', 'sku.prod_id', 'p.prod_id').select('sku.pic'))
    .union(
      products
        .innerJoin('review as r', 'r.prod_id', 'p.prod_id')
        .select((eb) => eb.fn<string>('unnest', ['r.pics']).as('pic')),
    )
    .union(
      tables
        .selectFrom(framePictures(tables).union(preLovedPictures(tables)).as('frame'))
        .select('frame.pic')
        .where('frame.pic', 'like', `/media/${pictureGeneration}/${render}.%`),
    )
    .execute()
  return rows.map(({ pic }) => pic.split('/')[3] ?? '')
}

/** The pictures of banners, categories, shops and announcements. */
const framePictures = (tables: Tables) =>
  tables
    .selectFrom('banner')
    .select('pic')
    .union(tables.selectFrom('category').select('pic'))
    .union(tables.selectFrom('shop').select('pic'))
    .union(
      tables
        .selectFrom('announcement')
        .select((eb) => eb.ref('pic').$notNull().as('pic'))
        .where('pic', 'is not', null),
    )

/** The pictures of pre-loved items: illustrations of demo items, and photographs. */
const preLovedPictures = (tables: Tables) =>
  tables
    .selectFrom('product')
    .select((eb) => eb.fn<string>('unnest', ['product.imgs']).as('pic'))
    .where('kind', '=', preLovedKind)

/** Whether an order shows a picture: orders keep the pictures of their time. */
export async function wasOrdered(tables: Tables, spec: PictureSpec): Promise<boolean> {
  const rows = await tables
    .selectFrom('order_item')
    .select('pic')
    .where('pic', '=', pictureTemplate(spec))
    .limit(1)
    .execute()
  return rows.length > 0
}
