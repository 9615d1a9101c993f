import { useEffect, useState, type RefObject } from 'react'

/**
 * Which picture of a sideways row stands, and up to which one pictures are fetched: the next one after the first has
 * come, but where the shopper saves data only as it is swiped into view (DESIGN.md §7, Gallery).
 */
export function usePicturesInSight(row: RefObject<HTMLElement | null>, first: string, savesData: boolean) {
  const [current, setCurrent] = useState(0)
  const [reached, setReached] = useState(0)
  const ahead = savesData ? 0 : 1

  useEffect(() => {
    row.current?.scrollTo({ left: 0, behavior: 'instant' })
    setCurrent(0)
    const picture = row.current?.querySelector('img')
    if (ahead === 0 || !picture) return
    const fetchNext = () => setReached((before) => Math.max(before, 1))
    if (picture.complete) return fetchNext()
    picture.addEventListener('load', fetchNext, { once: true })
    return () => picture.removeEventListener('load', fetchNext)
  }, [row, first, ahead])

  const follow = () => {
    const { scrollLeft, clientWidth } = row.current as HTMLElement
    const place = scrollLeft / clientWidth
    setCurrent(Math.round(place))
    setReached((before) => Math.max(before, Math.ceil(place - 0.02) + ahead))
  }
  const show = (index: number) => {
    setReached((before) => Math.max(before, index))
    row.current?.scrollTo({ left: index * row.current.clientWidth })
  }
  return { current, reached, follow, show }
}
