import { Trans, useLingui } from '@lingui/react/macro'
import type { Checkout, CheckoutChange } from '../../../contract/order/checkout.ts'
import type { Language } from '../../../contract/wire.ts'
import { formatPrice } from '../../../words/price.ts'
import { Note } from '../../ui/note.tsx'

/** What is otherwise than the cart showed it. */
export function Changes({ checkout }: { checkout: Checkout }) {
  if (checkout.changed.length === 0) return null
  return (
    <Note kind="info" icon="info">
      <p><b><Trans>Changed since you put it into the cart</Trans></b></p>
      <ul>{checkout.changed.map((change) => <li key={`${change.skuId} ${change.why}`}><Change change={change} checkout={checkout} /></li>)}</ul>
    </Note>
  )
}

function Change({ change: { skuId, was, now, why }, checkout }: { change: CheckoutChange; checkout: Checkout }) {
  const { t, i18n } = useLingui()
  const line = checkout.shopCartOrders.flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)).find((one) => one.skuId === skuId)
  const name = line?.prodName ?? t`One of your items`
  const price = (value: number) => formatPrice(value, checkout.priceSymbol, i18n.locale as Language)
  if (why === 'PRICE_CHANGED') {
    const [before, after] = [price(was), price(now)]
    return <Trans>{name}: {before} → {after}</Trans>
  }
  if (why === 'NOT_IN_AREA') return <Trans>{name} is not sold in your area and was left out.</Trans>
  if (why === 'WITHDRAWN') return <Trans>{name} is no longer sold and was left out.</Trans>
  return now === 0 ? <Trans>{name} is out of stock and was left out.</Trans> : <Trans>{name}: only {now} of {was} are left.</Trans>
}
