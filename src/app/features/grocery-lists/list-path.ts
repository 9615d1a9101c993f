import { cleanName } from '#contract/grocery/list-name.ts'

/** The path of a list by its name. */
export const listPath = (name: string): `/wish-list/${string}` => `/wish-list/${encodeURIComponent(cleanName(name))}`
