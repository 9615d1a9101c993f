import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ListParams } from '#contract/product-lists/list-params.ts'
import type { Language } from '#contract/wire.ts'
import { BrandMark } from '#ui/base/brand-mark.tsx'
import { Checkbox, Radio } from '#ui/choice/choice.tsx'
import { Chip, Chips } from '#ui/list/chip.tsx'
import { formatCount, formatWhole } from '#words/count.ts'
import styles from './filter-choices.module.css'
import type { FilterGroup, FilterOption } from './filter-groups.ts'

/** Number of values shown before "show more". */
const few = 8

type Properties = {
  group: FilterGroup
  title: string
  variant: 'chips' | 'rows'
  onChoose: (params: ListParams) => void
}

/** The values of one filter group: chips in the sheet, rows with counts in the sidebar. */
export function FilterChoices({ group, title, variant, onChoose }: Properties) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  const options = isWhole ? group.options : group.options.filter(({ isChosen }, at) => at < few || isChosen)
  const hidden = group.options.length - options.length
  const isAny = group.options.every(({ isChosen }) => !isChosen)
  const labelOf = ({ name }: FilterOption) => {
    const score = formatCount(Number(name), language)
    return group.id === 'score' ? t`${score} and up` : name
  }
  const markOf = ({ id, name, colour }: FilterOption) =>
    group.id === 'brand' ? <BrandMark id={Number(id)} name={name} isSmall /> : colour && <Swatch colour={colour} />
  const more = hidden > 0 && (
    <button type="button" className={styles.more} onClick={() => setWhole(true)}>
      <Trans>Show {hidden} more</Trans>
    </button>
  )

  if (variant === 'chips') {
    return (
      <div role="group" aria-label={title}>
        <Chips>
          {group.none && <Chip isChosen={isAny} onPress={() => onChoose(group.none as ListParams)}>{t`Any`}</Chip>}
          {options.map((option) => (
            <Chip
              key={option.id}
              isChosen={option.isChosen}
              isDisabled={option.count === 0 && !option.isChosen}
              icon={group.id === 'score' ? 'star-fill' : undefined}
              onPress={() => onChoose(option.next)}
            >
              {markOf(option)}
              {labelOf(option)}
              <span className={styles.count}>{option.count !== undefined && formatWhole(option.count, language)}</span>
            </Chip>
          ))}
        </Chips>
        {more}
      </div>
    )
  }
  return (
    <fieldset className={styles.rows}>
      <legend className="sr">{title}</legend>
      {group.none && (
        <Radio name={name} checked={isAny} onChange={() => onChoose(group.none as ListParams)}>
          <span className={styles.row}>{t`Any`}</span>
        </Radio>
      )}
      {options.map((option) => {
        const Choice = group.none ? Radio : Checkbox
        return (
          <Choice
            key={option.id}
            name={name}
            checked={option.isChosen}
            disabled={option.count === 0 && !option.isChosen}
            onChange={() => onChoose(option.next)}
          >
            <span className={styles.row}>
              <span className={styles.name}>
                {group.id === 'brand' ? <span className={styles.brand}>{markOf(option)}</span> : markOf(option)}
                {labelOf(option)}
              </span>
              <span className={styles.count}>{option.count !== undefined && formatWhole(option.count, language)}</span>
            </span>
          </Choice>
        )
      })}
      {more}
    </fieldset>
  )
}

/** The colour itself beside its name. */
const Swatch = ({ colour }: { colour: string }) => (
  <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
)
