import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const link = v.optional(v.string())

/** Links that the operator has set; the page hides those that are absent. */
const mallLinks = v.object({
  /** The mall's public address, for QR codes and shared links, where the operator has set one. */
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

/** GET /mall/links (an addition of ours). */
export const mallLinksInfo = endpoint({
  method: 'GET',
  path: '/mall/links',
  access: 'open',
  query: v.object({}),
  reply: mallLinks,
  failures: [],
  cacheSeconds: 3600,
})
