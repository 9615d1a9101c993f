import type { Banner, Tag } from '#contract/home.ts'
import type { BannerRow, TagRow } from './home-store.ts'

/**
 * The number of products in a tag's row on the home page: the widest screen has room for six. The title leads to the
 * rest.
 */
export const rowLength = 6

/** A tag in the wire's form; its picture is that of its first product. */
export const tagOf = (row: TagRow): Tag => ({
  id: row.tag_id,
  title: row.title,
  slug: row.slug,
  style: row.style as Tag['style'],
  seq: row.seq,
  pic: row.pic,
})

/** A banner in the wire's form. */
export const bannerOf = (row: BannerRow): Banner => ({
  imgUrl: row.pic,
  type: row.type as Banner['type'],
  relation: row.relation,
  slug: row.slug,
  kicker: row.kicker,
  title: row.title,
  action: row.action,
  seq: row.seq,
  color: row.color as Banner['color'],
})
