import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { formatPrice } from '#words/price.ts'
import { whyNot } from './cart-rules.ts'
import { LineNotice } from './line-notice.tsx'

/**
 * The notes below a line: why it cannot be ordered, the shop's response to its changes, and a price that changed since
 * the line was added.
 */
export function LineNotes({ line }: { line: FoldedLine }) {
  const { i18n } = useLingui()
  const { stocks, quantity, price, priceThen, priceSymbol, notices, pending } = line
  const why = whyNot(line)
  const words = (amount: number) => formatPrice(amount, priceSymbol, i18n.locale as Language)
  const [now, then] = [words(price), words(priceThen ?? price)]
  const isOver = why === null && quantity > stocks && pending === null && notices.length === 0
  return (
    <>
      {why === 'OUT_OF_STOCK' && (
        <Note kind="danger" icon="warning-circle">
          <Trans>Out stock.</Trans>
        </Note>
      )}
      {why === 'NOT_IN_AREA' && (
        <Note kind="danger" icon="map-pin">
          <Trans>This product does not available in your area.</Trans>
        </Note>
      )}
      {notices.map((command) => (
        <LineNotice key={command.id} command={command} />
      ))}
      {isOver && (
        <Note kind="warn" icon="warning-circle">
          <b>
            <Trans>Only {stocks} left.</Trans>
          </b>{' '}
          <Trans>Choose fewer to order them.</Trans>
        </Note>
      )}
      {why === null && now !== then && (
        <Note kind="info" icon="tag">
          <Trans>
            Price is now <b>{now}</b>, was {then} when you added it.
          </Trans>
        </Note>
      )}
    </>
  )
}
