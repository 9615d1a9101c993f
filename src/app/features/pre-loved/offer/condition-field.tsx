import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { type Condition, conditions } from '#contract/pre-loved/offer-limits.ts'
import { Radio } from '#ui/choice/choice.tsx'
import { useConditionWords } from '../condition-words.ts'
import styles from './offer-form.module.css'

type Properties = { chosen: Condition | ''; error: string | undefined; onChoose: (condition: Condition) => void }

/** The condition of an item, each with the sentence that buyers read. */
export function ConditionField({ chosen, error, onChoose }: Properties) {
  const words = useConditionWords()
  const name = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${name}-fault` : undefined}>
      <legend className={styles.legend}>
        <Trans>Condition</Trans>
      </legend>
      {error && (
        <p id={`${name}-fault`} className={styles.error}>
          {error}
        </p>
      )}
      {conditions.map((condition) => (
        <Radio
          key={condition}
          name={name}
          checked={chosen === condition}
          aria-invalid={error !== undefined || undefined}
          onChange={() => onChoose(condition)}
        >
          {words[condition].name}
          <small className={styles.hint}>{words[condition].definition}</small>
        </Radio>
      ))}
    </fieldset>
  )
}
