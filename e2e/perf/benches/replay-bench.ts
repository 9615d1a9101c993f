import { randomUUID } from 'node:crypto'
import { defaultRegionId } from '#contract/region/region.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { networkProfiles } from '../network/network-profile.ts'
import { replayTime } from '../replay-time.ts'
import { openStage } from '../stage.ts'
import { replayTarget } from '../targets.ts'

const changes = 100
const runs = 3

/**
 * A hundred queued cart changes on Slow 3G (docs/quality.md#speed): from `online` until the last one is settled on the
 * phone.
 */
export async function replayBench(log: (sentence: string) => void): Promise<string> {
  const stage = await openStage()
  try {
    const skuIds = await skusOf(stage.mall)
    const times: number[] = []
    for (let run = 1; run <= runs; run += 1) {
      log(`${changes} changes, run ${run} of ${runs}`)
      times.push(await replayTime(stage, 'cart', (userId) => skuIds.map((skuId, at) => commandOf(userId, skuId, at))))
    }
    return [
      '## Replay of a hundred pending cart changes, Slow 3G',
      '',
      `Phone, HTTP/2 over a new TLS connection; ${changes} products, one change each, from the \`online\` event until the last command is removed from IndexedDB.`,
      '',
      rowsTable([
        {
          measure: `all settled (${times.map((one) => one.toFixed(0)).join(', ')})`,
          network: networkProfiles.slow3g.name,
          value: median(times),
          unit: 'ms',
          target: replayTarget,
        },
      ]),
      '',
    ].join('\n')
  } finally {
    await stage.close()
  }
}

/** Variants of different products with enough stock: a refused change stays on the phone until it is seen. */
async function skusOf(mall: string): Promise<number[]> {
  const fetchJson = async <Body>(path: string) => (await (await fetch(`${mall}/api${path}`)).json()) as Body
  const skuIds: number[] = []
  for (let pageNumber = 1; skuIds.length < changes; pageNumber += 1) {
    const { records } = await fetchJson<{ records: { prodId: number }[] }>(
      `/search?regionId=${defaultRegionId}&pageNumber=${pageNumber}&pageSize=100`,
    )
    if (records.length === 0) throw new Error(`The mall has only ${skuIds.length} products that can be bought.`)
    for (const { prodId } of records) {
      const { isAvailable, skuList } = await fetchJson<{
        isAvailable: boolean
        skuList: { skuId: number; stocks: number }[]
      }>(`/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)
      const sku = isAvailable && skuList.find(({ stocks }) => stocks > 8)
      if (sku) skuIds.push(sku.skuId)
    }
  }
  return skuIds.slice(0, changes)
}

const commandOf = (shopper: string, skuId: number, at: number): CartCommand => ({
  id: randomUUID(),
  shopper,
  regionId: defaultRegionId,
  domain: 'cart',
  input: { op: 'change', skuId, count: 1 },
  at: Date.now() - 60_000 + at,
  order: at + 1,
  state: 'waiting',
})
