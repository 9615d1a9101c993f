/** Smaller movements count as a resting finger, in px. */
const tolerance = 8

/**
 * Sets `data-scroll` on the root element to the last scroll direction, up or down, so that style sheets can hide and
 * show bars; near the top the value is up. Returns the function that stops following.
 */
export function followScroll(): () => void {
  const { dataset } = document.documentElement
  // Reading the scroll position here would force another layout during the start.
  let last = 0
  const follow = () => {
    if (Math.abs(scrollY - last) < tolerance) return
    dataset['scroll'] = scrollY > last && scrollY > innerHeight / 8 ? 'down' : 'up'
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
