import * as v from 'valibot'
import { type CartChange, type ChangeOutcome, changeOutcome } from '#contract/cart/cart.ts'
import type { Tables } from '../database/database.ts'
import { readStoredAnswers, type StoredAnswer, storeAnswers } from '../http/idempotency-store.ts'
import { requestFingerprint } from '../http/request-fingerprint.ts'
import { readSoldSkus } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { type Availabilities, applyOperation, availabilityOf, type Lines, type Outcome } from './cart-rules.ts'
import { lockCart, type Owner, readLines, writeLines } from './cart-store.ts'

/** Changes a cart, which stays locked until the transaction ends. Answers the second value of `decide`. */
export async function changeLines<Result>(
  tables: Tables,
  owner: Owner,
  decide: (lines: Lines) => Promise<{ lines: Lines; result: Result }>,
): Promise<Result> {
  await lockCart(tables, owner.accountId)
  const { lines: before } = await readLines(tables, owner)
  const { lines, result } = await decide(before)
  await writeLines(tables, owner, before, lines)
  return result
}

/** The availability of these SKUs in the viewer's region. */
export const readAvailabilities = async (
  tables: Tables,
  viewer: Viewer,
  skuIds: readonly number[],
): Promise<Availabilities> =>
  new Map((await readSoldSkus(tables, viewer, skuIds)).map((row) => [row.sku_id, availabilityOf(row)]))

const skusOf = (change: CartChange): number[] =>
  change.op === 'clear' ? [] : change.op === 'variant' ? [change.skuId, change.toSkuId] : [change.skuId]

const reused: Outcome = { outcome: 'refused', code: 'KEY_REUSED' }
const storedOutcome = v.omit(changeOutcome, ['key'])
/** The prefix keeps the keys of changes apart from the keys of requests: a page may send the same UUID as both. */
const ownKey = (key: string) => `cart ${key}`

/**
 * Applies the changes in the given order, each once per key (kept for 90 days, in this transaction). The same key and
 * body repeat their outcome; another body is refused.
 */
export const changeOnce = (
  tables: Tables,
  viewer: Viewer,
  owner: Owner,
  changes: readonly CartChange[],
): Promise<ChangeOutcome[]> =>
  changeLines(tables, owner, async (before) => {
    const now = new Date(viewer.now)
    const known = new Map(
      (
        await readStoredAnswers(
          tables,
          owner.accountId,
          changes.map(({ key }) => ownKey(key)),
          now,
        )
      ).map((one) => [one.key, one]),
    )
    const availabilities = await readAvailabilities(tables, viewer, changes.flatMap(skusOf))
    const fresh: StoredAnswer[] = []
    let lines = before
    const result = changes.map(({ key, ...operation }): ChangeOutcome => {
      const fingerprint = requestFingerprint([owner.regionId, operation])
      const earlier = known.get(ownKey(key))
      if (earlier)
        return {
          key,
          ...(earlier.body_hash === fingerprint
            ? v.parse(storedOutcome, JSON.parse(earlier.answer ?? 'null'))
            : reused),
        }
      const done = applyOperation(lines, operation, availabilities, viewer.now)
      lines = done.lines
      const answer = { key: ownKey(key), body_hash: fingerprint, status: 200, answer: JSON.stringify(done.outcome) }
      known.set(answer.key, answer)
      fresh.push(answer)
      return { key, ...done.outcome }
    })
    await storeAnswers(tables, owner.accountId, fresh, now)
    return { lines, result }
  })
