import { expectEqual, type Intended, type ReviewAct, type Situation } from './intended.ts'
import { type Server, elsewhere as textElsewhere } from './server.ts'
import type { Shipped } from './shipped.ts'

/** The next version of a review, a report, or a review of the shopper's other device, which is no act of this phone. */
export async function nextReviewAct({ random, server, ledger, shopper }: Situation): Promise<ReviewAct | null> {
  if (shopper === '') return null
  const meant = ledger.meant(shopper)
  if (random.once(8)) {
    const prodCommId = random.pick(server.reviews)
    return meant.reports.has(prodCommId) ? null : { domain: 'reviews', op: 'report', prodCommId, reason: 'SPAM' }
  }
  // A second version is the rarer act, so a review that has only one is preferred.
  const begun = server.itemsOf(shopper).filter(({ orderItemId }) => meant.reviews.get(orderItemId)?.length === 1)
  const item = random.pick(begun.length > 0 && random.once(2) ? begun : server.itemsOf(shopper))
  const { orderItemId } = item
  if (random.once(12)) {
    if (ledger.elsewhere.has(orderItemId)) return null
    ledger.elsewhere.add(orderItemId)
    await server.reviewElsewhere(shopper, item)
    return null
  }
  const [first, second] = meant.reviews.get(orderItemId) ?? []
  if (second) return null
  const keeps = first !== undefined && random.once(2)
  const fresh = Array.from({ length: random.below(4) }, (_, index) => 1 + ledger.all().length * 3 + index)
  return {
    domain: 'reviews',
    op: 'write',
    ...item,
    content: first ? 'The second version.' : 'The first version.',
    widths: keeps ? first.widths : fresh,
    keeps,
    isEdit: first !== undefined,
  }
}

type Who = { readonly at: number; readonly shopper: string; readonly regionId: number }

/** Performs a review act through the functions that the page calls. */
export async function doReviewAct(shipped: Shipped, who: Who, act: ReviewAct, made: readonly Blob[]): Promise<unknown> {
  const { at, shopper } = who
  if (act.op === 'report')
    return shipped.reportReview({ ...who, prodCommId: act.prodCommId, reason: act.reason, author: '' })
  const { orderItemId, prodId, content, isEdit } = act
  const draft = { orderItemId, prodId, score: 4, content, isAnonymous: false, isEdit, pictures: [], at }
  const pending = (await shipped.readPendingReviews(shopper)).find((one) => one.orderItemId === orderItemId)
  const pictures = act.keeps && pending ? [...pending.pictures] : []
  if (pictures.length === 0)
    for (const width of act.widths) {
      const added = await shipped.reviewPictures.add(shopper, orderItemId, made[width] ?? new Blob([]))
      if (!added.ok) throw new Error('The phone is full')
      pictures.push({ id: added.id })
    }
  await shipped.reviewDrafts.save(shopper, { ...draft, pictures })
  const { at: _at, ...review } = draft
  return shipped.submitReview({
    ...who,
    review: { ...review, pictures },
    product: { prodName: '', skuName: '', pic: '' },
  })
}

/**
 * Throws unless the server has the last version of each review with its pictures in their order. Where another device has
 * reviewed the item too, the server may have that review, and the phone says so.
 */
export async function checkReviews({
  owner,
  meant,
  elsewhere,
  server,
  isRefused,
}: {
  readonly owner: string
  readonly meant: Intended
  readonly elsewhere: ReadonlySet<number>
  readonly server: Server
  readonly isRefused: (shopper: string, orderItemId: number) => boolean
}): Promise<void> {
  const stored = await server.reviewsOf(owner)
  for (const { orderItemId } of server.itemsOf(owner)) {
    const last = meant.reviews.get(orderItemId)?.at(-1)
    const review = stored.get(orderItemId)
    const isElsewhere = elsewhere.has(orderItemId) && review?.content === textElsewhere
    if (isElsewhere && last && !isRefused(owner, orderItemId))
      throw new Error(`The phone does not show that the review of item ${orderItemId} was refused`)
    if (isElsewhere) continue
    expectEqual(
      `The review of item ${orderItemId} of ${owner}`,
      review ?? null,
      last ? { content: last.content, widths: last.widths } : null,
    )
  }
  const uploads = await server.uploadsOf(owner)
  const twice = uploads.filter((width, index) => uploads.indexOf(width) !== index && !isKept(meant, width))
  expectEqual(`Pictures of ${owner} that were uploaded twice`, twice, [])
  expectEqual(`Reports of ${owner}`, [...(await server.reportsOf(owner))].sort(), [...meant.reports].sort())
}

/** Whether two versions have a picture of this width: the second version uploads it anew if the first one is not pending. */
const isKept = ({ reviews }: Intended, width: number) =>
  [...reviews.values()].some((versions) => versions.some(({ keeps, widths }) => keeps && widths.includes(width)))
