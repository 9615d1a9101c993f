/** Smaller movements count as a resting finger, in px. */
const tolerance = 8
/** The distance from the top from which a bar over the content must be solid, in px. */
const barHeight = 56

/**
 * Sets `data-scroll` on the root element to the last scroll direction, up or down, so that style sheets can hide and
 * show bars; near the top the value is up. `data-scrolled` is set while the page is not near its
 * top. Returns the function that stops following.
 */
export function followScroll(): () => void {
  const { dataset } = document.documentElement
  // Reading the scroll position here would force another layout during the start.
  let last = 0
  const follow = () => {
    const isScrolled = scrollY > barHeight
    if ('scrolled' in dataset !== isScrolled) document.documentElement.toggleAttribute('data-scrolled', isScrolled)
    if (Math.abs(scrollY - last) < tolerance) return
    dataset['scroll'] = scrollY > last && scrollY > innerHeight / 8 ? 'down' : 'up'
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
