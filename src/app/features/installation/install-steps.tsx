import type { ReactNode } from 'react'
import installHeadStyles from './install-head.module.css'
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

/** The mall's icon as the home screen will show it, and a sentence beside it. */
export function InstallHead({ children }: { children: ReactNode }) {
  return (
    <div className={installHeadStyles.head}>
      <img className={installHeadStyles.icon} src="/icons/mark.svg" alt="" width={68} height={68} />
      <p className={installHeadStyles.sentence}>{children}</p>
    </div>
  )
}
