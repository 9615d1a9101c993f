import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/**
 * The current picture of a horizontal row, and the index up to which pictures are fetched: the next picture is fetched
 * as soon as the row is touched, and with data saver on only when swiped into view (docs/design.md#gallery). Returns
 * `show` to go to a picture, `follow` for the row's scroll events and `turn` for its keys: arrows, Home and End.
 */
export function usePicturesInSight(
  row: RefObject<HTMLElement | null>,
  pictures: readonly string[],
  savesData: boolean,
) {
  const [first] = pictures
  const last = pictures.length - 1
  const [current, setCurrent] = useState(0)
  const [reached, setReached] = useState(0)
  const ahead = savesData ? 0 : 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures start at their first
  useEffect(() => {
    row.current?.scrollTo({ left: 0, behavior: 'instant' })
    setCurrent(0)
    const touched = row.current
    if (ahead === 0 || !touched) return
    const fetchNext = () => setReached((before) => Math.max(before, 1))
    const signs = ['pointerenter', 'pointerdown', 'focusin']
    for (const sign of signs) touched.addEventListener(sign, fetchNext, { once: true, passive: true })
    return () => {
      for (const sign of signs) touched.removeEventListener(sign, fetchNext)
    }
  }, [row, first, ahead])

  const follow = () => {
    const { scrollLeft, clientWidth } = row.current as HTMLElement
    const position = scrollLeft / clientWidth
    setCurrent(Math.round(position))
    setReached((before) => Math.max(before, Math.ceil(position - 0.02) + ahead))
  }
  const show = (index: number) => {
    setReached((before) => Math.max(before, index))
    row.current?.scrollTo({ left: index * row.current.clientWidth })
  }
  const turn = (event: KeyboardEvent) => {
    const pages: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }
    const target = pages[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(Math.max(0, Math.min(last, target)))
  }
  return { current, reached, follow, show, turn }
}
