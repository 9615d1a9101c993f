import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in px, within which a conversation counts as scrolled to the end. */
const endSlack = 48

type Ends = {
  /** The keys of the oldest and the newest message. */
  readonly first: string | undefined
  readonly last: string | undefined
  /** Whether the newest message is the shopper's own, which is always scrolled to. */
  readonly isLastOwn: boolean
}

/**
 * Keeps the messages of a scroller in place: at the end, a new message is scrolled to; elsewhere the messages in sight
 * stay where they are when older or newer messages arrive. The browser's own anchoring is off, because WebKit has none.
 * `hasNew`: newer messages arrived below the screen.
 */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { first, last, isLastOwn }: Ends,
) {
  const isAtEnd = useRef(true)
  const before = useRef({ first, last, fromEnd: 0 })
  const [hasNew, setHasNew] = useState(false)

  const toEnd = useCallback(() => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
    isAtEnd.current = true
    setHasNew(false)
  }, [scroller])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const was = before.current
    const isNewer = last !== was.last
    if (isAtEnd.current || (isNewer && isLastOwn)) {
      box.scrollTop = box.scrollHeight
      isAtEnd.current = true
    } else if (first !== was.first) box.scrollTop = box.scrollHeight - was.fromEnd
    if (isNewer) setHasNew(!isAtEnd.current)
    before.current = { first, last, fromEnd: box.scrollHeight - box.scrollTop }
  }, [scroller, first, last, isLastOwn])

  useEffect(() => {
    const box = scroller.current
    if (!box || !content.current) return
    const follow = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < endSlack
      before.current.fromEnd = box.scrollHeight - box.scrollTop
      if (isAtEnd.current) setHasNew(false)
    }
    // The composer grows, the keyboard opens, a state line appears: the end stays in sight.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    observer.observe(content.current)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [scroller, content])
  return { hasNew, toEnd }
}
