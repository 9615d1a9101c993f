import { type ReactNode, useEffect, useRef, useState } from 'react'

/** So far from the screen a card is only its place: three screens ahead of a thumb that flings. */
const far = '300% 0px'

const waiting = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => waiting.get(target)?.(isIntersecting)),
    { rootMargin: far },
  )
  waiting.set(element, tell)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/**
 * The place of one card, of a list its item. In a long list (`mayLeave`) a card far from the screen leaves its exact height behind, so that
 * 500 products are as light as 50 and no position moves. What has the focus stays.
 */
export function FarCell({
  as: Place = 'div',
  mayLeave,
  className,
  children,
}: {
  as?: 'div' | 'li'
  mayLeave: boolean
  className?: string
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const cell = place.current
    if (!mayLeave || !cell) return
    return watch(cell, (isNear) => {
      if (isNear) setHeight(null)
      else if (!cell.contains(document.activeElement))
        setHeight((before) => before ?? cell.getBoundingClientRect().height)
    })
  }, [mayLeave])
  return (
    <Place ref={place} className={className} style={height === null ? undefined : { blockSize: height }}>
      {height === null && children}
    </Place>
  )
}
