import type { AnyRouter } from '@tanstack/react-router'
import { sessionKeys } from '#offline/storage-keys.ts'

type Positions = Record<string, number>
const mostPositions = 100
/** How long a page may take to grow back to where it was left. */
const patience = 10_000
/** At rest is a page that has kept its size for so long. */
const rest = 500

/**
 * To the top on a forward navigation (spec §2), exactly back on Back, Forward and reload, also when the page has to
 * grow first; a replaced address stays where it is, and so does one that was pushed with the state `stays`: the same
 * page with another wish. Focus follows the new page.
 */
export function rememberScroll(router: AnyRouter): void {
  history.scrollRestoration = 'manual'
  const positions = read()
  let stop = () => {}
  let isReturning = false
  // What the page does while the next one is on its way, or before the first is drawn, is not where a person left it.
  let isLeaving = true
  let action = 'RETURN'

  const key = () => String((history.state as { __TSR_key?: string } | null)?.__TSR_key ?? location.pathname)
  // Whose position it is: the page that is drawn, also when the address is the next one's already.
  let drawn = key()
  const keep = () => {
    if (isReturning || isLeaving) return
    delete positions[drawn]
    positions[drawn] = Math.round(scrollY)
  }
  const goTo = (wanted: number) => {
    stop()
    isReturning = true
    const { abort, signal } = abortable()
    stop = () => {
      isReturning = false
      abort()
    }
    let calm: ReturnType<typeof setTimeout> | undefined
    const attempt = () => {
      scrollTo({ top: wanted, behavior: 'instant' })
      clearTimeout(calm)
      // Held until the page is at rest: a font that comes moves every line once more.
      if (Math.abs(scrollY - wanted) < 2) calm = setTimeout(stop, rest)
    }
    void document.fonts.ready.then(() => isReturning && attempt())
    const growth = new ResizeObserver(attempt)
    growth.observe(document.body)
    const timer = setTimeout(stop, patience)
    signal.addEventListener('abort', () => {
      growth.disconnect()
      clearTimeout(timer)
      clearTimeout(calm)
    })
    // A person who scrolls by themselves is not pulled back.
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(event, stop, { signal, passive: true })
    attempt()
  }

  addEventListener('scroll', keep, { passive: true })
  addEventListener('pagehide', () => write(positions))
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    action = type
    keep()
    isLeaving = true
    write(positions)
  })
  router.subscribe('onRendered', () => {
    const made = action
    drawn = key()
    isLeaving = false
    action = 'REPLACE'
    if (made === 'REPLACE') return
    const { stays } = (history.state ?? {}) as { stays?: true }
    if (made === 'PUSH' && stays) stop()
    else if (made === 'PUSH') {
      stop()
      scrollTo({ top: 0, behavior: 'instant' })
      // On the search page a person goes on by typing.
      document
        .querySelector<HTMLElement>(location.pathname === '/search' ? 'header input' : 'main')
        ?.focus({ preventScroll: true })
    } else if (positions[key()] !== undefined) goTo(positions[key()] as number)
  })
}

function abortable() {
  const controller = new AbortController()
  return { abort: () => controller.abort(), signal: controller.signal }
}

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(sessionKeys.scroll) ?? '{}') as Positions
  } catch {
    // The browser forbids storage, or the record is another version's.
    return {}
  }
}

function write(positions: Positions): void {
  try {
    const newest = Object.entries(positions).slice(-mostPositions)
    sessionStorage.setItem(sessionKeys.scroll, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Without session storage a reload starts at the top.
  }
}
