import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { ListParams } from '#contract/product-lists/list-params.ts'
import type { Language } from '#contract/wire.ts'
import { RangeSlider } from '#ui/choice/range-slider.tsx'
import { formatInput, formatPrice } from '#words/price.ts'
import { withoutEmpty } from './filter-groups.ts'
import styles from './price-filter.module.css'

type Properties = {
  bounds: { min: number; max: number }
  symbol: string
  params: ListParams
  variant: 'chips' | 'rows'
  onChoose: (params: ListParams) => void
}

const amount = /^\d{1,12}([.,]\d{1,2})?$/

const inputOf = (price: number | undefined, language: Language) =>
  price === undefined ? '' : formatInput(price, language)

/** Minimum and maximum price, typed or chosen on a slider. A minimum above the maximum is swapped with it. */
export function PriceFilter({ bounds, symbol, params, variant, onChoose }: Properties) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [ends, setEnds] = useState(['', ''])
  const { minPrice, maxPrice } = params
  const language = i18n.locale as Language
  useEffect(() => setEnds([inputOf(minPrice, language), inputOf(maxPrice, language)]), [minPrice, maxPrice, language])
  const [from = '', to = ''] = ends
  const read = (text: string) => (amount.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined)
  const low = read(from) ?? bounds.min
  const high = read(to) ?? bounds.max
  const textOf = (price: number) => formatPrice(price, symbol, language)

  const choose = () => {
    const typed = [read(from), read(to)]
    const isTurned = typed[0] !== undefined && typed[1] !== undefined && typed[0] > typed[1]
    const [least, most] = isTurned ? [typed[1], typed[0]] : typed
    // A minimum of zero filters nothing, and a maximum of zero finds nothing; both are dropped.
    const next = withoutEmpty({ ...params, minPrice: least || undefined, maxPrice: most || undefined })
    if (next.minPrice !== minPrice || next.maxPrice !== maxPrice) onChoose(next)
    else setEnds([inputOf(minPrice, language), inputOf(maxPrice, language)])
  }
  const move = (lowPosition: number, highPosition: number) =>
    setEnds([
      lowPosition <= 0 ? '' : String(priceAtPosition(lowPosition, bounds)),
      highPosition >= 100 ? '' : String(priceAtPosition(highPosition, bounds)),
    ])
  // The sidebar is too narrow for visible labels beside the numbers; the placeholders name the fields.
  const name = variant === 'rows' ? 'sr' : undefined
  const field = {
    className: styles.input,
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: choose,
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Enter' && choose(),
  } as const

  return (
    <>
      <div className={styles.fields}>
        <label className={styles.field} htmlFor={`${id}-from`}>
          <span className={name}>{t`Min`}</span>
          <input
            {...field}
            id={`${id}-from`}
            value={from}
            placeholder={String(Math.floor(bounds.min))}
            onChange={({ target }) => setEnds([target.value, to])}
          />
        </label>
        <span aria-hidden="true">–</span>
        <label className={styles.field} htmlFor={`${id}-to`}>
          <span className={name}>{t`Max`}</span>
          <input
            {...field}
            id={`${id}-to`}
            value={to}
            placeholder={String(Math.ceil(bounds.max))}
            onChange={({ target }) => setEnds([from, target.value])}
          />
        </label>
      </div>
      {bounds.max > bounds.min && (
        <RangeSlider
          labels={[t`Lowest price`, t`Highest price`]}
          low={positionOfPrice(Math.min(low, high), bounds)}
          high={positionOfPrice(Math.max(low, high), bounds)}
          textOf={(position) => textOf(priceAtPosition(position, bounds))}
          onMove={move}
          onDone={choose}
        />
      )}
    </>
  )
}

type Bounds = { readonly min: number; readonly max: number }

/**
 * The position of a price on the slider, 0 to 100. Most prices are low, so the square root gives them more room. Prices
 * outside the bounds are clamped.
 */
function positionOfPrice(price: number, { min, max }: Bounds): number {
  if (max <= min) return 0
  return Math.round(100 * Math.sqrt(Math.min(1, Math.max(0, (price - min) / (max - min)))))
}

/** The price at a position of the slider, rounded to two significant digits; the ends are the exact bounds. */
function priceAtPosition(position: number, { min, max }: Bounds): number {
  if (position <= 0) return min
  if (position >= 100) return max
  const exact = min + (max - min) * (position / 100) ** 2
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.min(max, Math.max(min, Math.round(exact / unit) * unit))
}
