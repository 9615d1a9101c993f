import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Radio } from '#ui/choice/choice.tsx'
import { Chip, Chips } from '#ui/list/chip.tsx'
import { useConditionWords } from '../condition-words.ts'
import { type ItemFilters, without } from '../item-filters.ts'
import styles from './filter-panel.module.css'
import { PriceFields } from './price-fields.tsx'
import type { ItemCounts, ItemListState } from './use-item-list.ts'

type Variant = 'chips' | 'rows'
type Properties = {
  list: ItemListState
  counts: ItemCounts
  symbol: string
  /** `chips` in the sheet, `rows` in the sidebar. */
  variant: Variant
}

/** The filters of the list: condition, price and category, with the number of items of each value. */
export function FilterChoices({ list: { filters, go }, counts, symbol, variant }: Properties) {
  const { t } = useLingui()
  const words = useConditionWords()
  const set = (change: { readonly [Name in keyof ItemFilters]: ItemFilters[Name] | undefined }) =>
    go(without({ ...filters, ...change }))
  return (
    <>
      <Group
        title={t`Condition`}
        variant={variant}
        chosen={filters.condition}
        options={counts.conditions.map(({ condition, number }) => ({
          id: condition,
          words: words[condition].name,
          number,
        }))}
        onChoose={(condition) => set({ condition })}
      />
      <PriceFields filters={filters} symbol={symbol} onChoose={set} />
      <Group
        title={t`Category`}
        variant={variant}
        chosen={filters.categoryId}
        options={counts.categories.map(({ categoryId, categoryName, number }) => ({
          id: categoryId,
          words: categoryName,
          number,
        }))}
        onChoose={(categoryId) => set({ categoryId })}
      />
    </>
  )
}

type Option<Id> = { readonly id: Id; readonly words: string; readonly number: number }

function Group<Id extends string | number>({
  title,
  variant,
  chosen,
  options,
  onChoose,
}: {
  title: string
  variant: Variant
  chosen: Id | undefined
  options: readonly Option<Id>[]
  onChoose: (id: Id | undefined) => void
}) {
  const { t } = useLingui()
  const name = useId()
  if (variant === 'chips')
    return (
      <fieldset className={styles.group}>
        <legend>{title}</legend>
        <div className={styles.chips}>
          <Chips>
            <Chip isChosen={chosen === undefined} onPress={() => onChoose(undefined)}>{t`Any`}</Chip>
            {options.map(({ id, words, number }) => (
              <Chip key={id} isChosen={id === chosen} onPress={() => onChoose(id === chosen ? undefined : id)}>
                {words}
                <span className={styles.count}>{number}</span>
              </Chip>
            ))}
          </Chips>
        </div>
      </fieldset>
    )
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.rows}>
        <Radio name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)}>
          <span className={styles.row}>{t`Any`}</span>
        </Radio>
        {options.map(({ id, words, number }) => (
          <Radio key={id} name={name} checked={id === chosen} onChange={() => onChoose(id)}>
            <span className={styles.row}>
              <span>{words}</span>
              <span className={styles.count}>{number}</span>
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
