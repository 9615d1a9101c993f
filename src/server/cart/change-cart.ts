import * as v from 'valibot'
import { type CartChange, type ChangeOutcome, changeOutcome } from '#contract/cart.ts'
import type { Tables } from '../database/database.ts'
import { hashOfAsked } from '../http/hash-of-asked.ts'
import { type KeptAnswer, keepAnswers, keptAnswers } from '../http/idempotency-store.ts'
import { readSoldSkus } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { actOn, type Lines, type Things, thingOf, type Verdict } from './cart-rules.ts'
import { lockCart, type Owner, readLines, writeLines } from './cart-store.ts'

/** Changes a cart, which stays locked until the transaction ends. Answers the second value of `decide`. */
export async function changeLines<Said>(
  tables: Tables,
  owner: Owner,
  decide: (lines: Lines) => Promise<{ lines: Lines; said: Said }>,
): Promise<Said> {
  await lockCart(tables, owner.accountId)
  const { lines: before } = await readLines(tables, owner)
  const { lines, said } = await decide(before)
  await writeLines(tables, owner, before, lines)
  return said
}

/** The availability of these SKUs in the viewer's region. */
export const thingsOf = async (tables: Tables, viewer: Viewer, skuIds: readonly number[]): Promise<Things> =>
  new Map((await readSoldSkus(tables, viewer, skuIds)).map((row) => [row.sku_id, thingOf(row)]))

const skusOf = (change: CartChange): number[] =>
  change.op === 'clear' ? [] : change.op === 'variant' ? [change.skuId, change.toSkuId] : [change.skuId]

const reused: Verdict = { outcome: 'refused', code: 'KEY_REUSED' }
const verdict = v.omit(changeOutcome, ['key'])
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
        await keptAnswers(
          tables,
          owner.accountId,
          changes.map(({ key }) => ownKey(key)),
          now,
        )
      ).map((one) => [one.key, one]),
    )
    const things = await thingsOf(tables, viewer, changes.flatMap(skusOf))
    const fresh: KeptAnswer[] = []
    let lines = before
    const said = changes.map(({ key, ...act }): ChangeOutcome => {
      const asked = hashOfAsked([owner.regionId, act])
      const earlier = known.get(ownKey(key))
      if (earlier)
        return {
          key,
          ...(earlier.body_hash === asked ? v.parse(verdict, JSON.parse(earlier.answer ?? 'null')) : reused),
        }
      const done = actOn(lines, act, things, viewer.now)
      lines = done.lines
      const answer = { key: ownKey(key), body_hash: asked, status: 200, answer: JSON.stringify(done.verdict) }
      known.set(answer.key, answer)
      fresh.push(answer)
      return { key, ...done.verdict }
    })
    await keepAnswers(tables, owner.accountId, fresh, now)
    return { lines, said }
  })
