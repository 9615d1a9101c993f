import styles from './trace-list.module.css'

export type ShownTrace = { readonly words: string; readonly place: string; readonly time: string }

/** The tracking events of a parcel, newest first; `label` is the list's accessible name. */
export function TraceList({ label, traces }: { label: string; traces: readonly ShownTrace[] }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {traces.map(({ words, place, time }, at) => (
        <li key={at} className={styles.trace}>
          <b>{words}</b>
          <span>{[place, time].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  )
}
