import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { instantOf, wireTimeOf } from '../../contract/time.ts'
import { languages } from '../../contract/wire.ts'
import { packed, unpacked } from './packed.ts'

/** What the server's document carries beside the markup: the place it was made for, and the answers it was made of. */
export const firstView = v.object({
  regionId: v.number(),
  lang: v.picklist(languages),
  timeZone: v.string(),
  /** Whether it shows the smallest pictures. */
  savesData: v.boolean(),
  /** The server's clock, in ms. */
  at: v.number(),
  /** Whether the shop has nothing at this address. */
  isMissing: v.boolean(),
  answers: v.array(v.object({ path: v.string(), query: v.record(v.string(), v.unknown()), endless: v.boolean(), value: v.unknown() })),
})
export type FirstView = v.InferOutput<typeof firstView>

/** Reads the first view out of the document; null in the worker's shell, or where it does not read. */
export function readFirstView(): FirstView | null {
  const text = document.getElementById('first-view')?.textContent
  if (!text) return null
  const result = v.safeParse(firstView, unpacked(JSON.parse(text)))
  return result.success ? result.output : null
}

/** The text that `readFirstView` of the same build reads; the server asks for it, so that the two never differ. */
export const writeFirstView = (view: FirstView): string => JSON.stringify(packed(view))

/** Puts the first view's answers into the query cache; times in them are turned into `zone`, the device's own. */
export function fillFrom(view: FirstView, client: QueryClient, zone: string): void {
  const rezoned = <Value>(value: Value): Value => (zone === view.timeZone ? value : (rezone(value, view.timeZone, zone) as Value))
  for (const { path, query, endless, value } of view.answers) {
    const answer = { value: rezoned(value), at: view.at }
    client.setQueryData([path, query], endless ? { pages: [answer], pageParams: [1] } : answer)
  }
}

const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

function rezone(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return wireTime.test(value) ? wireTimeOf(instantOf(value, from), to) : value
  if (Array.isArray(value)) return value.map((one) => rezone(one, from, to))
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rezone(one, from, to)]))
  return value
}
