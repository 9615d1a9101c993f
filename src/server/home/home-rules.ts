import type { Banner, Tag } from '#contract/home.ts'
import type { BannerRow, TagRow } from './home-store.ts'

/** How many products a tag's row shows on home: the widest screen has room for six (DESIGN.md); the rest is behind its title. */
export const rowLength = 6

/** A tag as the wire names it (api.md); its picture is that of its first product. */
export const tagOf = (row: TagRow): Tag => ({
  id: row.tag_id,
  title: row.title,
  slug: row.slug,
  style: row.style as Tag['style'],
  seq: row.seq,
  pic: row.pic,
})

/** A banner as the wire names it (api.md). */
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
