import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { RouteContext } from '#cache/route-context.ts'
import { savesData } from '#device/data-saver.ts'
import { connectionNow } from '#sync/connection.ts'

/** A finger that means to scroll has moved by then; a tap takes longer. In ms. */
const restOfFinger = 40
/** A pointer that only passes by has left by then. */
const restOfPointer = 80
/** The same page is not prepared twice in this time. */
const prepared = 60_000

/**
 * Fetches code and data of a page while a finger goes down on its link, or a pointer rests there: half of the wait is
 * over when the tap is made. A scroll takes it back. Never while data is saved, and not where no answers come.
 */
export function prepareBeforeTheTap(router: AnyRouter, client: QueryClient): void {
  const at = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: URL | null = null

  const prepare = (url: URL) => {
    running = url
    at.set(url.href, Date.now())
    // Of a search the code alone: what nobody searched in the end would count as searched, and become popular.
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
      Date.now() - (at.get(url.href) ?? 0) < prepared
    )
      return
    timer = setTimeout(prepare, rest, url)
  }
  const takeBack = () => {
    clearTimeout(timer)
    if (!running) return
    void cancel(running).catch(() => undefined)
    at.delete(running.href)
    running = null
  }
  const cancel = async ({ pathname, searchParams }: URL) => {
    const { place } = router.options.context as RouteContext
    // The preparing has fetched this file, or it had not asked for anything yet.
    const { callsOfPage } = await import('#contract/page-calls.ts')
    for (const { endpoint, query } of callsOfPage(pathname, searchParams, place) ?? []) {
      // What somebody looks at is not taken away.
      void client.cancelQueries({
        queryKey: [endpoint.path, query],
        exact: true,
        type: 'inactive',
        fetchStatus: 'fetching',
      })
    }
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
  addEventListener('pointercancel', takeBack)
  addEventListener('scroll', takeBack, { passive: true, capture: true })
  addEventListener('click', settle, { capture: true })
}

/** The page of ours that a link leads to; null for everything else, and for the page that is open. */
function pageOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname === location.pathname && link.search === location.search ? null : new URL(link.href)
}
