import { useLingui } from '@lingui/react/macro'
import { ChooserField } from '#ui/form/chooser-field.tsx'
import type { ChosenArea } from './address-values.ts'
import { AreaList } from './area-list.tsx'

type Properties = {
  label: string
  /** The label of the enclosing level; absent for the country. */
  outer?: string
  /** Whether the chosen area cannot be changed. */
  isFixed?: boolean
  chosen: ChosenArea
  /** Id of the enclosing area; null until that area is chosen, and 0 for the list of countries. */
  within: number | null
  error?: string
  onChoose: (area: ChosenArea) => void
}

/** One level of country → province → district → town. */
export function AreaChooser({ label, outer = '', isFixed = false, chosen, within, error, onChoose }: Properties) {
  const { t } = useLingui()
  return (
    <ChooserField
      label={label}
      value={chosen?.name ?? ''}
      hint={within === null ? t`First choose: ${outer}` : t`Choose`}
      error={error}
      isDisabled={within === null || isFixed}
    >
      {(close) => (
        <AreaList
          label={label}
          within={within ?? 0}
          chosen={chosen}
          onChoose={(area) => {
            onChoose(area)
            close()
          }}
        />
      )}
    </ChooserField>
  )
}
