import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The position of an enlarged picture: its scale, and the shift of its middle in CSS px. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }
type Point = { readonly x: number; readonly y: number }

const whole: Zoom = { scale: 1, x: 0, y: 0 }
export const largestScale = 4
/** The scale of a double tap, and the factor of a key or a button. */
const [tapScale, stepFactor] = [2.5, 1.5]
/** The distance by which an arrow key moves an enlarged picture, in px. */
const keyDistance = 80
/** The longest time and distance between two taps that enlarge, in ms and px. */
const [doubleTime, doubleDistance] = [300, 30]

/**
 * Enlarges the picture in a frame: by two fingers, a double tap, the wheel with Ctrl (which a trackpad's pinch sends),
 * plus and minus keys, and `step` for buttons. An enlarged picture is moved by one finger or the arrow keys. Returns the
 * frame's handlers; `turn` returns whether a key was used. Another `page` begins with the whole picture.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, page: number) {
  const [zoom, setZoom] = useState(whole)
  const pointers = useRef(new Map<number, Point>())
  const tap = useRef<(Point & { at: number }) | null>(null)
  const isZoomed = zoom.scale > 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with the whole picture
  useEffect(() => setZoom(whole), [page])

  /** The picture after a change of its scale around a point of the screen, and after a shift; the frame stays covered. */
  const after = (before: Zoom, factor: number, around: Point, shift: Point = { x: 0, y: 0 }): Zoom => {
    const box = frame.current?.getBoundingClientRect()
    const scale = Math.min(largestScale, Math.max(1, before.scale * factor))
    if (!box || scale === 1) return whole
    const grown = scale / before.scale
    const [fromX, fromY] = [around.x - box.left - box.width / 2, around.y - box.top - box.height / 2]
    const within = (value: number, size: number) => {
      const most = (size * (scale - 1)) / 2
      return Math.max(-most, Math.min(most, value))
    }
    return {
      scale,
      x: within(fromX - (fromX - before.x) * grown + shift.x, box.width),
      y: within(fromY - (fromY - before.y) * grown + shift.y, box.height),
    }
  }
  const middle = (): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: left + width / 2, y: top + height / 2 }
  }
  const step = (factor: number) => setZoom((before) => after(before, factor, middle()))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // The browser would scroll the row or enlarge the whole page; React's listeners are passive.
    const keepTouch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault()
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setZoom((before) => after(before, Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY }))
    }
    element.addEventListener('touchmove', keepTouch, { passive: false })
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('touchmove', keepTouch)
      element.removeEventListener('wheel', wheel)
    }
  })

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size > 1) tap.current = null
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    pointers.current.set(event.pointerId, now)
    if (other) {
      const distance = (from: Point) => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y))
      const around = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
      setZoom((old) => after(old, distance(now) / distance(before), around, shift))
    } else if (isZoomed) setZoom((old) => after(old, 1, now, { x: now.x - before.x, y: now.y - before.y }))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return
    const now = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    const last = tap.current
    tap.current = now
    if (!last || now.at - last.at > doubleTime || Math.hypot(now.x - last.x, now.y - last.y) > doubleDistance) return
    tap.current = null
    setZoom((old) => (old.scale > 1 ? whole : after(old, tapScale, now)))
  }
  const onPointerCancel = (event: PointerEvent) => void pointers.current.delete(event.pointerId)

  const turn = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const factors: Record<string, number> = { '+': stepFactor, '=': stepFactor, '-': 1 / stepFactor, '0': 0 }
    const shifts: Record<string, Point> = {
      ArrowLeft: { x: keyDistance, y: 0 },
      ArrowRight: { x: -keyDistance, y: 0 },
      ArrowUp: { x: 0, y: keyDistance },
      ArrowDown: { x: 0, y: -keyDistance },
    }
    const factor = factors[event.key]
    const shift = isZoomed ? shifts[event.key] : undefined
    if (factor === undefined && !shift) return false
    event.preventDefault()
    if (shift) setZoom((old) => after(old, 1, middle(), shift))
    else step(factor ?? 1)
    return true
  }
  return {
    zoom,
    isZoomed,
    enlarge: () => step(stepFactor),
    reduce: () => step(1 / stepFactor),
    turn,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: onPointerCancel },
  }
}
