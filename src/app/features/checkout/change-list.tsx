import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { formatPrice } from '#words/price.ts'
import type { ShownChange } from './checkout-changes.ts'

/** The list of differences between the checkout and the prices and stock that the shopper saw last. */
export function Changes({ changes, symbol }: { changes: readonly ShownChange[]; symbol: string }) {
  if (changes.length === 0) return null
  return (
    <Note kind="info" icon="info">
      <p>
        <b>
          <Trans>Changed since you last saw it</Trans>
        </b>
      </p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.skuId} ${change.why}`}>
            <Change change={change} symbol={symbol} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Change({ change: { name: known, was, now, why }, symbol }: { change: ShownChange; symbol: string }) {
  const { t, i18n } = useLingui()
  const name = known ?? t`One of your items`
  const price = (value: number) => formatPrice(value, symbol, i18n.locale as Language)
  if (why === 'PRICE_CHANGED') {
    const [before, after] = [price(was), price(now)]
    return (
      <Trans>
        {name}: {before} → {after}
      </Trans>
    )
  }
  if (why === 'NOT_IN_AREA') return <Trans>{name} isn't sold in your area and was removed from your order.</Trans>
  if (why === 'WITHDRAWN') return <Trans>{name} is no longer sold and was removed from your order.</Trans>
  return now === 0 ? (
    <Trans>{name} is out of stock and was removed from your order.</Trans>
  ) : (
    <Trans>
      {name}: only {now} of {was} left.
    </Trans>
  )
}
