import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usePriceSymbol } from '#cache/catalogue/first/use-price-symbol.ts'
import { useMarket } from '#device/market.ts'
import { Field } from '#ui/form/field.tsx'
import { brand } from '#words/brand.ts'
import { formatInput, formatPrice } from '#words/price.ts'
import { formatDataSize } from '#words/screens/data-size.ts'
import styles from './settings-screen.module.css'
import { costOf, readPrice, useDataCost, useMegabytePrice } from './use-data-cost.ts'

/** The data used this month in bytes and, given the shopper's price, in money (docs/product.md#data-meter). */
export function DataCost() {
  const { t } = useLingui()
  const { regionId, lang } = useMarket()
  const symbol = usePriceSymbol()
  const cost = useDataCost()
  const [price, keepPrice] = useMegabytePrice(regionId)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  useEffect(() => setTyped(price === null ? '' : formatInput(price, lang)), [price, lang])
  const moneyOf = (bytes: number) => (price === null ? '' : formatPrice(costOf(bytes, price), symbol, lang))

  const leave = () => {
    const read = readPrice(typed)
    setWrong(read === undefined)
    if (read !== undefined) keepPrice(read)
  }
  return (
    <section className={styles.card} aria-labelledby="data-cost">
      <h2 id="data-cost" className={styles.heading}>
        <Trans>Data this month</Trans>
      </h2>
      <p className={styles.cost}>
        <span className={styles.bytes}>{cost ? formatDataSize(cost.thisMonth, lang) : '–'}</span>
        {cost && price !== null && (
          <span className={styles.money}>
            <Trans>about {moneyOf(cost.thisMonth)}</Trans>
          </span>
        )}
      </p>
      {cost !== null && cost.lastMonth > 0 && (
        <p className={styles.sentence}>
          <Trans>Last month: {formatDataSize(cost.lastMonth, lang)}</Trans>
          {price !== null && ` · ${moneyOf(cost.lastMonth)}`}
        </p>
      )}
      <p className={styles.sentence}>
        <Trans>Data that {brand.name} downloaded to this device. Content that was already saved isn't counted.</Trans>
      </p>
      <div className={styles.price}>
        <Field
          label={t`Price of 1 MB`}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          prefix={symbol}
          value={typed}
          error={isWrong ? t`Enter a number, for example 0.15.` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
      </div>
    </section>
  )
}
