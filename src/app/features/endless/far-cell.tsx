import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance from the screen at which a card is unmounted: three screens, enough for a fast fling. */
const far = '300% 0px'

const waiting = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) waiting.get(target)?.(isIntersecting)
    },
    { rootMargin: far },
  )
  waiting.set(element, tell)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/**
 * The cell of one card, or the item of a list. In a long list (`mayLeave`) a card far from the screen is unmounted and
 * its cell keeps the exact height, so that 500 products cost no more than 50 and no position moves. A card that holds
 * the focus stays.
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
