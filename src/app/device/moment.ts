import { Store } from '@tanstack/react-store'
import { createContext, use, useEffect } from 'react'
import { instantHere, instantOf } from '#contract/time.ts'
import { watchCalls } from '#offline/call.ts'
import { useHydratedStore } from './hydration.ts'

/** When, for which zone and how sparingly the document was rendered; the page's first render must read the same. */
export type Moment = { readonly renderedAt: number; readonly timeZone: string; readonly savesData: boolean }
export const MomentContext = createContext<Moment>({ renderedAt: 0, timeZone: 'UTC', savesData: false })

let ahead = 0
const clock = new Store(0)
let watchers = 0
let ticking: ReturnType<typeof setInterval> | undefined

/** Sets the page's clock by the server's (api.md: countdowns run on the server's clock), and follows it. */
export function followServerClock(renderedAt: number | null): void {
  if (renderedAt !== null) ahead = renderedAt - Date.now()
  tick()
  watchCalls((outcome) => {
    if (outcome.ok && !outcome.isSaved) ahead = outcome.at - Date.now()
  })
  document.addEventListener('visibilitychange', beat)
}

/** The server's clock, in ms, as far as the page knows it. */
export const serverNow = (): number => Date.now() + ahead

/** One timer for all countdowns, none while the page is hidden or nobody looks. */
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

/** The server's clock once a second. */
export function useNow(): number {
  const { renderedAt } = use(MomentContext)
  useEffect(watch, [])
  return useHydratedStore(clock, (now) => now, renderedAt)
}

/** Milliseconds until a wire time; 0 when it is over. */
export function useTimeLeft(endTime: string): number {
  const { timeZone } = use(MomentContext)
  const now = useNow()
  return Math.max(0, (typeof window === 'undefined' ? instantOf(endTime, timeZone) : instantHere(endTime)) - now)
}
