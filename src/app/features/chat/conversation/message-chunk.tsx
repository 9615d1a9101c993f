import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './message-list.module.css'

/** Distance from the scroller at which messages are unmounted: two heights, enough for a fast fling. */
const unmountMargin = '200% 0px'

/**
 * A part of a long conversation. Far from the screen its messages are unmounted and the part keeps the exact height, so
 * that 5,000 messages cost no more than those in sight. A part that holds the focus stays.
 */
export function MessageChunk({
  scroller,
  mayLeave,
  children,
}: {
  scroller: RefObject<HTMLElement | null>
  mayLeave: boolean
  children: ReactNode
}) {
  const chunk = useRef<HTMLLIElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const part = chunk.current
    if (!mayLeave || !part) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setHeight(null)
        else if (!part.contains(document.activeElement))
          setHeight((before) => before ?? part.getBoundingClientRect().height)
      },
      { root: scroller.current, rootMargin: unmountMargin },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [scroller, mayLeave])
  return (
    <li ref={chunk} className={styles.part} style={height === null ? undefined : { blockSize: height }}>
      {height === null && children}
    </li>
  )
}
