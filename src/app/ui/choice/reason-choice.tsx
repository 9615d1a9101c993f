import type { ReactNode } from 'react'
import { Radio } from './choice.tsx'
import styles from './reason-choice.module.css'

/** The choice of one reason out of a list; `error` is shown where the reason is missing. */
export function ReasonChoice<Reason extends string>({
  legend,
  reasons,
  chosen,
  error,
  onChoose,
}: {
  legend: ReactNode
  reasons: Readonly<Record<Reason, string>>
  chosen: Reason | null
  error: string | null
  onChoose: (reason: Reason) => void
}) {
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {(Object.keys(reasons) as Reason[]).map((one) => (
        <Radio
          key={one}
          name="reason"
          checked={chosen === one}
          aria-invalid={error !== null || undefined}
          onChange={() => onChoose(one)}
        >
          {reasons[one]}
        </Radio>
      ))}
    </fieldset>
  )
}
