import type { CartChange, CartOperation, ChangeOutcome } from '#contract/cart/cart.ts'
import { type Quantities, reckon } from './arithmetic.ts'
import { type ServerRequest, type StockLevels, stockLevelsOf } from './server.ts'

/** One change that the server has done or refused for the first time. */
export type Done = {
  readonly key: string
  readonly owner: string
  readonly regionId: number
  readonly act: CartOperation
  readonly outcome: ChangeOutcome
}

const actOf = ({ key: _key, madeAt: _madeAt, ...act }: CartChange): CartOperation => act

/**
 * Logs the changes that the server received and did, each key once, and models their expected outcomes: the stock is
 * known, so every outcome is too. A second effect of the same key would show in the next outcome or in the final cart.
 */
export function openWireLog(stockLevels: StockLevels) {
  const done: Done[] = []
  const first = new Map<string, string>()
  const carts = new Map<string, Map<number, number>>()
  const cartOf = (owner: string, regionId: number) => {
    const name = `${owner} ${regionId}`
    const cart = carts.get(name) ?? new Map<number, number>()
    carts.set(name, cart)
    return cart
  }
  const stockOf = (regionId: number, skuId: number) => stockLevels.get(stockLevelsOf(regionId, skuId)) ?? 0

  /** The expected outcome of one operation. */
  const expected = (owner: string, regionId: number, act: CartOperation): string => {
    const cart = cartOf(owner, regionId)
    const put = (skuId: number, count: number) => (count > 0 ? cart.set(skuId, count) : cart.delete(skuId))
    if (act.op === 'clear') {
      cart.clear()
      return 'done 0'
    }
    const there = cart.get(act.skuId) ?? 0
    if (act.op === 'remove') {
      put(act.skuId, 0)
      return 'done 0'
    }
    if (act.op === 'change' && act.count < 0) {
      const left = Math.max(0, there + act.count)
      put(act.skuId, left)
      return `done ${left}`
    }
    const into = act.op === 'variant' ? act.toSkuId : act.skuId
    if (act.op === 'variant' && there === 0) return 'done 0'
    const wanted = act.op === 'variant' ? there + (cart.get(into) ?? 0) : there + act.count
    if (stockOf(regionId, into) === 0) return `refused ${there}`
    if (act.op === 'variant') put(act.skuId, 0)
    const got = Math.min(wanted, stockOf(regionId, into))
    put(into, got)
    return `${got < wanted ? 'corrected' : 'done'} ${got}`
  }

  return {
    done,
    cartOf,
    all: () => done.map((one) => JSON.stringify(one)),
    wasDone: (key: string) => done.some((one) => one.key === key),
    /** Checks a request of another domain: a key always has the same content, and no view is sent under two keys. */
    leavesOnce({ headers, path, body }: ServerRequest): void {
      const key = headers['Idempotency-Key'] ?? ''
      const says = JSON.stringify([headers['Authorization'] === undefined, path, body])
      const before = first.get(key) ?? says
      if (before !== says) throw new Error(`Different content was sent under the same key: ${before} and ${says}`)
      first.set(key, says)
      const views: unknown = path.startsWith('/api/p/footprint') ? JSON.parse(String(body ?? '[]')) : []
      for (const view of views as unknown[]) {
        const under = first.get(JSON.stringify(view)) ?? key
        if (under !== key) throw new Error(`Sent under two keys: ${JSON.stringify(view)}`)
        first.set(JSON.stringify(view), key)
      }
    },
    /** Checks a request that is sent: a key always has the same content. */
    leaves(owner: string, regionId: number, changes: readonly CartChange[]): void {
      for (const change of changes) {
        const says = JSON.stringify([owner, regionId, change])
        const before = first.get(change.key) ?? says
        if (before !== says) throw new Error(`Different content was sent under the same key: ${before} and ${says}`)
        first.set(change.key, says)
      }
    },
    /** Logs an answer of the server, whether the phone received the answer or not. */
    answers(owner: string, regionId: number, changes: readonly CartChange[], outcomes: readonly ChangeOutcome[]): void {
      for (const [at, change] of changes.entries()) {
        const outcome = outcomes[at]
        if (!outcome || done.some(({ key }) => key === change.key)) continue
        const act = actOf(change)
        const must = expected(owner, regionId, act)
        if (must !== `${outcome.outcome} ${outcome.now ?? ''}`)
          throw new Error(
            `The server made "${outcome.outcome} ${outcome.now}" of ${JSON.stringify(act)}, and "${must}" is right`,
          )
        done.push({ key: change.key, owner, regionId, act, outcome })
      }
    },
    /** The quantities that this phone requested from the server, each change once, under unlimited stock. */
    sent(owner: string, regionId: number): Quantities {
      const quantities: Quantities = new Map()
      for (const one of done)
        if (one.owner === owner && one.regionId === regionId && !one.key.startsWith('other'))
          reckon(quantities, one.act)
      return quantities
    },
  }
}
export type WireLog = ReturnType<typeof openWireLog>
