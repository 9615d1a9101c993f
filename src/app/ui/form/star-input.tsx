import { Plural } from '@lingui/react/macro'
import { useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './star-input.module.css'

/**
 * Input for a rating of one to five stars: native radios of 44 px, so that arrow keys select; 0 means not chosen yet.
 */
export function StarInput({
  label,
  score,
  onChoose,
}: {
  label: string
  score: number
  onChoose: (score: number) => void
}) {
  const name = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radio buttons, named by its legend
    <fieldset className={styles.stars} role="radiogroup">
      <legend className={styles.legend}>{label}</legend>
      {[1, 2, 3, 4, 5].map((value) => (
        <label key={value} className={styles.star}>
          <input
            type="radio"
            className="sr"
            name={name}
            value={value}
            checked={value === score}
            onChange={() => onChoose(value)}
          />
          <span className={classes(styles.look, value <= score && styles.on)}>
            <Icon name={value <= score ? 'star-fill' : 'star'} size={32} />
          </span>
          <span className="sr">
            <Plural value={value} one="# star" other="# stars" />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
