import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/wire.ts'
import { Field } from '#ui/form/field.tsx'
import { formatInput } from '#words/price.ts'
import type { ItemFilters } from '../item-filters.ts'
import { readAmount } from '../read-amount.ts'
import styles from './filter-panel.module.css'

type Ends = { readonly minPrice: number | undefined; readonly maxPrice: number | undefined }
type Properties = { filters: ItemFilters; symbol: string; onChoose: (ends: Ends) => void }

/** Lowest and highest price, applied on leaving a field and by Enter. A minimum above the maximum is swapped with it. */
export function PriceFields({ filters: { minPrice, maxPrice }, symbol, onChoose }: Properties) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  useEffect(() => {
    setFrom(minPrice === undefined ? '' : formatInput(minPrice, language))
    setTo(maxPrice === undefined ? '' : formatInput(maxPrice, language))
  }, [minPrice, maxPrice, language])
  const choose = () => {
    // Zero filters nothing as a minimum, and finds nothing as a maximum.
    const typed = [readAmount(from) || undefined, readAmount(to) || undefined] as const
    const isTurned = typed[0] !== undefined && typed[1] !== undefined && typed[0] > typed[1]
    const [least, most] = isTurned ? [typed[1], typed[0]] : typed
    if (least !== minPrice || most !== maxPrice) onChoose({ minPrice: least, maxPrice: most })
  }
  const shared = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: choose,
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Enter' && choose(),
  } as const
  return (
    <fieldset className={styles.group}>
      <legend>
        {t`Price`} ({symbol})
      </legend>
      <div className={styles.prices}>
        <div>
          <Field {...shared} label={t`Min`} value={from} onChange={({ target }) => setFrom(target.value)} />
        </div>
        <div>
          <Field {...shared} label={t`Max`} value={to} onChange={({ target }) => setTo(target.value)} />
        </div>
      </div>
    </fieldset>
  )
}
