import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const link = v.optional(v.string())

/** What the operator has set and the page shows; what is absent is not shown. */
export const mallLinks = v.object({
  /** The mall's own address, for QR codes and shared links, where it is set. */
  publicUrl: link,
  otherApp: link,
  appStore: link,
  googlePlay: link,
  facebook: link,
  instagram: link,
  youtube: link,
  tiktok: link,
  contactMail: link,
})
export type MallLinks = v.InferOutput<typeof mallLinks>

/** GET /mall/links (ours) */
export const mallLinksInfo = endpoint({
  method: 'GET',
  path: '/mall/links',
  access: 'open',
  query: v.object({}),
  reply: mallLinks,
  failures: [],
  cacheSeconds: 3600,
})
