import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance from the screen at which a card is unmounted: three screens, enough for a fast fling. */
const unmountMargin = '300% 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: unmountMargin },
  )
  listeners.set(element, onChange)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/**
 * The cell of one card, or the item of a list. In a long list (`mayLeave`) a card far from the screen is unmounted and
 * its cell keeps the exact height, so that 500 products cost no more than 50 and no position moves. A card that holds
 * the focus stays.
 */
export function OffscreenCell({
  as: Tag = 'div',
  mayLeave,
  className,
  children,
}: {
  as?: 'div' | 'li'
  mayLeave: boolean
  className?: string
  children: ReactNode
}) {
  const cellRef = useRef<HTMLDivElement & HTMLLIElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const cell = cellRef.current
    if (!mayLeave || !cell) return
    return watch(cell, (isNear) => {
      if (isNear) setHeight(null)
      else if (!cell.contains(document.activeElement))
        setHeight((before) => before ?? cell.getBoundingClientRect().height)
    })
  }, [mayLeave])
  return (
    <Tag ref={cellRef} className={className} style={height === null ? undefined : { blockSize: height }}>
      {height === null && children}
    </Tag>
  )
}
