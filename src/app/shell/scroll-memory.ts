import type { AnyRouter } from '@tanstack/react-router'
import { sessionKeys } from '#offline/storage-keys.ts'

type Positions = Record<string, number>
const maxPositions = 100
/** How long a page may take to grow back to its stored scroll position, in ms. */
const restoreTimeout = 10_000
/** A page is at rest once its size has not changed for this time, in ms. */
const rest = 500

/**
 * Scrolls to the top on a forward navigation (docs/product.md#scroll) and exactly back on Back, Forward and reload,
 * even if the page has to grow first. A replaced address keeps its position, and so does an address pushed with the
 * state `stays`: the same page with other filters. Focus moves to the new page.
 */
export function restoreScroll(router: AnyRouter): void {
  history.scrollRestoration = 'manual'
  const positions = read()
  let stop = () => {}
  let isReturning = false
  // Scrolling while the next page is loading, or before the first page is rendered, does not change the stored
  // position.
  let isLeaving = true
  let action = 'RETURN'

  const key = () => String((history.state as { __TSR_key?: string } | null)?.__TSR_key ?? location.pathname)
  // The key of the stored position: the rendered page, even if the address is the next page's already.
  let renderedKey = key()
  const savePosition = () => {
    if (isReturning || isLeaving) return
    delete positions[renderedKey]
    positions[renderedKey] = Math.round(scrollY)
  }
  const goTo = (top: number) => {
    stop()
    isReturning = true
    const { abort, signal } = abortable()
    stop = () => {
      isReturning = false
      abort()
    }
    let restTimer: ReturnType<typeof setTimeout> | undefined
    const attempt = () => {
      scrollTo({ top: top, behavior: 'instant' })
      clearTimeout(restTimer)
      // The position is held until the page is at rest, because a font that loads late moves every line.
      if (Math.abs(scrollY - top) < 2) restTimer = setTimeout(stop, rest)
    }
    void document.fonts.ready.then(() => isReturning && attempt())
    const growth = new ResizeObserver(attempt)
    growth.observe(document.body)
    const timer = setTimeout(stop, restoreTimeout)
    signal.addEventListener('abort', () => {
      growth.disconnect()
      clearTimeout(timer)
      clearTimeout(restTimer)
    })
    // Input of the shopper ends the restoration, so that a manual scroll is never pulled back.
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(event, stop, { signal, passive: true })
    attempt()
  }

  addEventListener('scroll', savePosition, { passive: true })
  addEventListener('pagehide', () => write(positions))
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    action = type
    savePosition()
    isLeaving = true
    write(positions)
  })
  router.subscribe('onRendered', () => {
    const made = action
    renderedKey = key()
    isLeaving = false
    action = 'REPLACE'
    if (made === 'REPLACE') return
    const { stays } = (history.state ?? {}) as { stays?: true }
    if (made === 'PUSH' && stays) stop()
    else if (made === 'PUSH') {
      stop()
      scrollTo({ top: 0, behavior: 'instant' })
      // On the search page the search field takes the focus.
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
    // The browser forbids storage, or another version wrote the record.
    return {}
  }
}

function write(positions: Positions): void {
  try {
    const newest = Object.entries(positions).slice(-maxPositions)
    sessionStorage.setItem(sessionKeys.scroll, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Without session storage a reload starts at the top.
  }
}
