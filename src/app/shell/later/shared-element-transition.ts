import type { AnyRouter } from '@tanstack/react-router'
import './shared-element-transition.css'

const name = 'carried-picture'
const aProduct = /^\/products\/[^/]+\/?$/

/**
 * Animates the picture of a tapped card into the product page's picture, and back into the card's on return, by a view
 * transition where the browser supports one and motion is not reduced. The hook is where the router commits a page that
 * is ready, so that nothing waits for the animation and scroll positions are restored before the new picture is
 * located.
 */
export function animateSharedElements(router: AnyRouter): void {
  if (!('startViewTransition' in document)) return
  let tapped: { readonly path: string; readonly tile: HTMLElement } | null = null
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('article a[href]') : null
      const tile = link && tileOf(link)
      tapped = tile && aProduct.test(link.pathname) ? { path: link.pathname, tile } : null
    },
    { capture: true },
  )

  const plain = router.startViewTransition
  router.startViewTransition = (update) => {
    const left = router.state.resolvedLocation?.pathname ?? ''
    const isForward = tapped !== null && tapped.path === router.latestLocation.pathname
    const from = isForward
      ? tapped?.tile
      : aProduct.test(left) && left !== router.latestLocation.pathname
        ? shownTile()
        : null
    tapped = null
    if (!from || !isInSight(from) || matchMedia('(prefers-reduced-motion: reduce)').matches) return plain(update)
    return animate(from, update, () => (isForward ? shownTile() : cardOf(left)))
  }
}

function animate(from: HTMLElement, update: () => Promise<void>, find: () => HTMLElement | null): Promise<void> {
  const picture = from.querySelector('img')?.currentSrc
  let to: HTMLElement | null = null
  from.style.viewTransitionName = name
  const transition = document.startViewTransition(async () => {
    await update()
    from.style.viewTransitionName = ''
    to = find()
    if (!to || !isInSight(to)) return
    to.style.viewTransitionName = name
    if (picture) showMeanwhile(picture, to)
  })
  // Skipped by a newer navigation, or in a hidden page: the page is shown in any case.
  transition.ready.catch(() => undefined)
  void transition.finished.catch(() => undefined).then(() => to && (to.style.viewTransitionName = ''))
  return transition.updateCallbackDone
}

/** The loaded picture of the card stands in for the larger picture until that is decoded. */
function showMeanwhile(address: string, tile: HTMLElement): void {
  const image = tile.querySelector('img')
  if (!image || image.complete) return
  const copy = Object.assign(new Image(), { src: address, alt: '', decoding: 'sync' })
  Object.assign(copy.style, { position: 'absolute', inset: '0', margin: 'auto' })
  tile.append(copy)
  const end = () => copy.remove()
  image.decode().then(end, end)
}

/** The picture tile of the card that contains a link: the first part of the card. */
const tileOf = (link: Element): HTMLElement | null =>
  link.closest('article')?.querySelector<HTMLElement>(':scope > :first-child') ?? null

/** The visible picture tile of the product page. */
const shownTile = (): HTMLElement | null => {
  const row = document.querySelector<HTMLElement>('main [data-pictures]')
  return (row?.children[Math.round(row.scrollLeft / row.clientWidth)] as HTMLElement | undefined) ?? null
}

/** The visible picture tile of a product's card. */
const cardOf = (path: string): HTMLElement | null => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')].filter(
    (link) => link.pathname === path,
  )
  return links.map(tileOf).find((tile) => tile && isInSight(tile)) ?? null
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return element.isConnected && width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
