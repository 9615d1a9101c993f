import { type ReactNode, useId } from 'react'
import { Radio } from '#ui/choice/choice.tsx'
import styles from './settings-screen.module.css'

type Properties<Id extends string> = {
  title: string
  /** Description below the title, read out with the title. */
  sentence?: ReactNode
  options: readonly { readonly id: Id; readonly words: ReactNode }[]
  chosen: Id | null
  onChoose: (id: Id) => void
}

/** A setting with all its options. */
export function ChoiceGroup<Id extends string>({ title, sentence, options, chosen, onChoose }: Properties<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.card} aria-describedby={sentence ? `${name}-about` : undefined}>
      <legend className={styles.legend}>{title}</legend>
      {sentence && (
        <p id={`${name}-about`} className={styles.sentence}>
          {sentence}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ id, words }) => (
          <Radio key={id} name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)}>
            {words}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
