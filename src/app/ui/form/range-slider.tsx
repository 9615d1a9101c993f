import type { CSSProperties } from 'react'
import styles from './range-slider.module.css'

type Properties = {
  /** What each end is, for a screen reader. */
  labels: readonly [low: string, high: string]
  /** Where the two ends stand, 0 to 100. */
  low: number
  high: number
  /** What a place means, for a screen reader. */
  textOf: (place: number) => string
  /** While one is moved. */
  onMove: (low: number, high: number) => void
  /** When it is let go. */
  onDone: () => void
}

/**
 * Two ends on one line (docs/design.md#filters): two native sliders, so that keys and screen readers work; the ends
 * never cross.
 */
export function RangeSlider({ labels: [lowLabel, highLabel], low, high, textOf, onMove, onDone }: Properties) {
  const place = { '--low': `${low}%`, '--high': `${high}%` } as CSSProperties
  const done = { onPointerUp: onDone, onKeyUp: onDone, min: 0, max: 100, className: styles.thumb, type: 'range' }
  return (
    <div className={styles.slider} style={place}>
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
