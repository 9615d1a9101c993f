/** Less than this is a finger that rests, in px. */
const slack = 8

/**
 * Says on the root element which way the page was scrolled last, `data-scroll` up or down, so that style sheets can let
 * bars slide away and return; near its top it is up. Returns how to stop.
 */
export function followScroll(): () => void {
  const { dataset } = document.documentElement
  // Asking where the page stands would make it lay itself out once more while it comes up.
  let last = 0
  const follow = () => {
    if (Math.abs(scrollY - last) < slack) return
    dataset['scroll'] = scrollY > last && scrollY > innerHeight / 8 ? 'down' : 'up'
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
