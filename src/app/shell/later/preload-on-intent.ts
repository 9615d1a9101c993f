import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { savesData } from '#device/data-saver.ts'
import { connectionNow } from '#sync/connection.ts'
import { cancelPreload } from '../open-screen.ts'

/** Within this time a scrolling finger has moved, while a tap takes longer. In ms. */
const restOfFinger = 40
/** Within this time a passing pointer has left. In ms. */
const restOfPointer = 80
/** The same page is not prefetched twice within this time, in ms. */
const repeatAfter = 60_000

/**
 * Prefetches code and data of a page while a finger is down on its link, or a pointer rests there, which saves about
 * half of the wait. A scroll cancels the prefetch. Nothing is prefetched with data saver on, or while the server does
 * not respond.
 */
export function preloadOnIntent(router: AnyRouter, client: QueryClient): void {
  const at = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: URL | null = null

  const prepare = (url: URL) => {
    running = url
    at.set(url.href, Date.now())
    // For a search only the code is prefetched: a search that is never made would otherwise count towards the popular
    // searches.
    if (url.pathname.startsWith('/SearchResults/'))
      return void router.loadRouteChunk(router.routesByPath['/SearchResults/$result'])?.catch(() => undefined)
    const search = router.options.parseSearch?.(url.search)
    void router.preloadRoute({ to: url.pathname, search }).catch(() => undefined)
  }
  const intend = (event: Event, rest: number) => {
    clearTimeout(timer)
    const url = pageOf(event.target)
    if (
      !url ||
      savesData() ||
      ['offline', 'unreachable'].includes(connectionNow()) ||
      Date.now() - (at.get(url.href) ?? 0) < repeatAfter
    )
      return
    timer = setTimeout(prepare, rest, url)
  }
  const cancel = () => {
    clearTimeout(timer)
    if (!running) return
    cancelPreload(client)
    at.delete(running.href)
    running = null
  }
  const settle = () => {
    clearTimeout(timer)
    running = null
  }

  const press = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) intend(event, event.pointerType === 'mouse' ? 0 : restOfFinger)
  }
  addEventListener('pointerdown', press, { passive: true })
  addEventListener('mouseover', (event) => intend(event, restOfPointer), { passive: true })
  addEventListener('pointercancel', cancel)
  addEventListener('scroll', cancel, { passive: true, capture: true })
  addEventListener('click', settle, { capture: true })
}

/** The address of this site that a link leads to; null for any other target, and for the open page. */
function pageOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname === location.pathname && link.search === location.search ? null : new URL(link.href)
}
