import { idInPath } from './links.ts'

/**
 * What stands in the query of an address, from the router or from the text itself: whatever is no wish of ours is dropped,
 * by name: the router would keep what is only left out. */
type Query = Readonly<Record<string, unknown>>

/** Which reviews of a product are wanted: those with so many stars, those with pictures. */
export type ReviewWish = { readonly stars?: 1 | 2 | 3 | 4 | 5 | undefined; readonly pics?: 1 | undefined }

const allStars = [1, 2, 3, 4, 5] as const

/** Reads `?stars=5&pics=1`; all reviews where nothing readable stands there. */
export const reviewWish = ({ stars, pics }: Query): ReviewWish => ({
  stars: allStars.find((one) => String(one) === String(stars)),
  pics: String(pics) === '1' ? 1 : undefined,
})

/** Reads `?categoryId=200`, the department that a page is to begin with; none where it is no id. */
export const departmentWish = ({ categoryId }: Query): { readonly categoryId?: number | undefined } => ({
  categoryId: idInPath(String(categoryId ?? '')) ?? undefined,
})
