import { cleanName } from '#contract/grocery/list-name.ts'

/**
 * The path of a list by its name. A segment of one or two dots would name a folder, so such a name gets a space, which
 * makes no difference for a name.
 */
export function listPath(name: string): `/wish-list/${string}` {
  const clean = cleanName(name)
  return `/wish-list/${encodeURIComponent(/^\.\.?$/.test(clean) ? `${clean} ` : clean)}`
}
