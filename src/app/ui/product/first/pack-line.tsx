import { useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { formatPrice } from '#words/price.ts'
import type { CardProduct } from '../product-card.tsx'
import styles from './pack-line.module.css'

/** The pack size and the unit price of food, such as "500 g · Rs. 480 / kg"; nothing for other products. */
export function PackLine({
  product: { packSize, unitPrice, symbol },
}: {
  product: Pick<CardProduct, 'packSize' | 'unitPrice' | 'symbol'>
}) {
  const { i18n } = useLingui()
  const price = unitPrice && `${formatPrice(unitPrice.amount, symbol, i18n.locale as Language)} / ${unitPrice.unit}`
  return packSize && <p className={styles.pack}>{price ? `${packSize} · ${price}` : packSize}</p>
}
