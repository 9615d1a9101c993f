import type { CSSProperties } from 'react'
import styles from './range-slider.module.css'

type Properties = {
  /** Accessible names of the two ends. */
  labels: readonly [low: string, high: string]
  /** The positions of the two ends, 0 to 100. */
  low: number
  high: number
  /** The text of a position for screen readers. */
  textOf: (position: number) => string
  /** Called while an end is moved. */
  onMove: (low: number, high: number) => void
  /** Called when an end is released. */
  onDone: () => void
}

/**
 * A slider with two ends (docs/design.md#filters): two native sliders, so that keys and screen readers work; the ends
 * never cross.
 */
export function RangeSlider({ labels: [lowLabel, highLabel], low, high, textOf, onMove, onDone }: Properties) {
  const style = { '--low': `${low}%`, '--high': `${high}%` } as CSSProperties
  const done = { onPointerUp: onDone, onKeyUp: onDone, min: 0, max: 100, className: styles.thumb, type: 'range' }
  return (
    <div className={styles.slider} style={style}>
      <span className={styles.line} aria-hidden="true" />
      <input
        {...done}
        aria-label={lowLabel}
        aria-valuetext={textOf(low)}
        value={low}
        onChange={({ target }) => onMove(Math.min(Number(target.value), high), high)}
      />
      <input
        {...done}
        aria-label={highLabel}
        aria-valuetext={textOf(high)}
        value={high}
        onChange={({ target }) => onMove(low, Math.max(Number(target.value), low))}
      />
    </div>
  )
}
