import { useLingui } from '@lingui/react/macro'
import { type ListParams, type ListSort, listSorts } from '#contract/product-lists/list-params.ts'
import { ChipSelect } from '#ui/list/chip.tsx'
import { sortOf, withoutSort } from './list-address.ts'

/** The choice of a list's sort order. */
export function SortChoice({ params, onChoose }: { params: ListParams; onChoose: (params: ListParams) => void }) {
  const { t } = useLingui()
  const words: Record<ListSort | 'best', string> = {
    best: t`Best match`,
    price: t`Price: low to high`,
    '-price': t`Price: high to low`,
    sold: t`Best selling`,
    new: t`Newest`,
    rated: t`Best rated`,
  }
  const chosen = sortOf(params) ?? 'best'
  const choose = (name: string) =>
    onChoose({ ...withoutSort(params), ...(name === 'best' ? {} : listSorts[name as ListSort]) })
  return (
    <ChipSelect
      label={t`Sort by`}
      icon="arrows-down-up"
      words={words[chosen]}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {Object.entries(words).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </ChipSelect>
  )
}
