import { type RefObject, useEffect, useState } from 'react'

/**
 * Distance at which loading starts. Browsers' own lazy loading starts 1,250 to 2,500 px ahead on slow networks, which
 * wastes prepaid data.
 */
const near = '150px'

const listeners = new WeakMap<Element, () => void>()
const observers = new Map<string, IntersectionObserver>()

function observe(element: Element, ahead: string, onNear: () => void): () => void {
  const observer =
    observers.get(ahead) ??
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) listeners.get(target)?.()
      },
      // `scrollMargin` extends the area in horizontally scrolling rows and that of the page; with both, the page's would
      // be extended twice.
      'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: ahead } : { rootMargin: ahead },
    )
  observers.set(ahead, observer)
  listeners.set(element, onNear)
  observer.observe(element)
  return () => observer.unobserve(element)
}

/**
 * False until the element comes within `ahead` of the viewport (CSS margins), then true for good; true at once where
 * `isNow`.
 */
export function useIsNear(element: RefObject<Element | null>, isNow: boolean, ahead = near): boolean {
  const [isNear, setNear] = useState(isNow)
  useEffect(() => {
    if (isNear || !element.current) return
    return observe(element.current, ahead, () => setNear(true))
  }, [isNear, element, ahead])
  return isNear
}
