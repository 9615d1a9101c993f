import { Store } from '@tanstack/react-store'
import { createContext, use, useEffect } from 'react'
import { instantHere, instantOf, wireTimeOf } from '#contract/time.ts'
import { watchCalls } from '#offline/call.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { readLocal, writeLocal } from './device-choices.ts'
import { useHydratedStore } from './hydration.ts'

/**
 * The time, the time zone and the data saver state that the document was rendered with; the page's first render must
 * use the same values.
 */
export type RenderEnvironment = { readonly renderedAt: number; readonly timeZone: string; readonly savesData: boolean }
export const RenderEnvironmentContext = createContext<RenderEnvironment>({
  renderedAt: 0,
  timeZone: 'UTC',
  savesData: false,
})

/** The server's clock minus the clock of this device, in ms. */
let ahead = 0
const clock = new Store(0)
let watchers = 0
let ticking: ReturnType<typeof setInterval> | undefined

/**
 * Sets the page's clock by the server's (docs/wire.md#times: countdowns run on the server's clock), and follows that
 * clock. `renderedAt` is the time of the server's document, in ms; null for a page from the worker's shell, which starts
 * with the difference that was measured last.
 */
export function followServerClock(renderedAt: number | null): void {
  ahead = Number(readLocal(localKeys.clockAhead))
  if (renderedAt !== null) setClock(renderedAt + sinceDocument())
  tick()
  watchCalls((outcome) => {
    if (outcome.ok && !outcome.isSaved) setClock(outcome.at)
  })
  document.addEventListener('visibilitychange', beat)
}

/** Milliseconds since the document arrived: on a slow network the script starts seconds later. */
function sinceDocument(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation ? performance.now() - navigation.responseStart : 0
}

/** Sets the clock to a time that the server has just stated. Answers arrive late by less than the second allowed here. */
function setClock(stated: number): void {
  ahead = stated - Date.now()
  if (Math.abs(ahead - Number(readLocal(localKeys.clockAhead))) > 1000) writeLocal(localKeys.clockAhead, String(ahead))
}

/** The server's clock, in ms, as the page estimates it. */
export const serverNow = (): number => Date.now() + ahead

/** A single timer for all countdowns; stopped while the page is hidden or no countdown is shown. */
function beat(): void {
  clearInterval(ticking)
  ticking = undefined
  if (document.visibilityState === 'hidden' || watchers === 0) return
  ticking = setInterval(tick, 1000)
}

const tick = () => clock.setState(serverNow)

function watch(): () => void {
  watchers += 1
  if (watchers === 1) beat()
  return () => {
    watchers -= 1
    if (watchers === 0) beat()
  }
}

/** Follows what `select` computes from the server's clock; the component renders when the result changes. */
function useClock<Result>(select: (now: number) => Result): Result {
  const { renderedAt } = use(RenderEnvironmentContext)
  useEffect(watch, [])
  return useHydratedStore(clock, select, select(renderedAt))
}

/** Milliseconds until a time of the API's format, once a second; 0 once that time has passed. */
export function useTimeLeft(endTime: string): number {
  const { timeZone } = use(RenderEnvironmentContext)
  return useClock((now) => Math.max(0, endOf(endTime, timeZone) - now))
}

/** Whether a time of the API's format has passed. */
export function useIsOver(endTime: string): boolean {
  const { timeZone } = use(RenderEnvironmentContext)
  return useClock((now) => now >= endOf(endTime, timeZone))
}

const endOf = (endTime: string, timeZone: string): number =>
  import.meta.env.SSR ? instantOf(endTime, timeZone) : instantHere(endTime)

/** The current year where the person is. Days of this year are shown without the year. */
export function useThisYear(): number {
  const { timeZone } = use(RenderEnvironmentContext)
  const now = serverNow()
  return import.meta.env.SSR ? Number(wireTimeOf(now, timeZone).slice(0, 4)) : new Date(now).getFullYear()
}
