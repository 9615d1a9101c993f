import { Plural } from '@lingui/react/macro'
import { useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './star-input.module.css'

type Properties = {
  label: string
  /** 0 means not chosen yet. */
  score: number
  /** The meaning of one star, two stars, … five stars; the meaning of the chosen stars stands beside them. */
  words?: readonly string[]
  error?: string
  onChoose: (score: number) => void
}

/** Input for a rating of one to five stars: native radios of 44 px, so that arrow keys select. */
export function StarInput({ label, score, words = [], error, onChoose }: Properties) {
  const name = useId()
  const below = `${name}-below`
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radio buttons, named by its legend
    <fieldset className={styles.stars} role="radiogroup" aria-describedby={error === undefined ? undefined : below}>
      <legend className={styles.legend}>{label}</legend>
      {[1, 2, 3, 4, 5].map((value) => (
        <label key={value} className={styles.star}>
          <input
            type="radio"
            className="sr"
            name={name}
            value={value}
            checked={value === score}
            aria-invalid={error !== undefined || undefined}
            onChange={() => onChoose(value)}
          />
          <span className={classes(styles.shape, value <= score && styles.on)}>
            <Icon name={value <= score ? 'star-fill' : 'star'} size={32} />
          </span>
          <span className="sr">
            <Plural value={value} one="# star" other="# stars" />
            {words[value - 1] && `, ${words[value - 1]}`}
          </span>
        </label>
      ))}
      {words[score - 1] && (
        <b className={styles.words} aria-hidden="true">
          {words[score - 1]}
        </b>
      )}
      {error !== undefined && (
        <p id={below} className={styles.error}>
          <Icon name="warning-circle-fill" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
