import * as v from 'valibot'

/**
 * The files of the warm-up in the order of need, as the build writes them (build/worker-files.ts): single files, and
 * groups of files whose texts a pack contains as one JSON object by address (decision 0080). Paths start with `/`.
 */
export const warmUpList = v.array(v.object({ pack: v.optional(v.string()), files: v.array(v.string()) }))
export type WarmUpGroup = v.InferOutput<typeof warmUpList>[number]
