import type { ReactNode } from 'react'
import styles from './install-steps.module.css'

/** Numbered steps, each with what the person will see on the screen. */
export function InstallSteps({ steps }: { steps: readonly { key: string; picture: ReactNode; words: ReactNode }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, picture, words }, at) => (
        <li key={key} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <p className={styles.words}>{words}</p>
          <span className={styles.picture} aria-hidden="true">
            {picture}
          </span>
        </li>
      ))}
    </ol>
  )
}
