import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type PendingChange, sumOf } from './pending-changes.ts'

/** Describes a pending change in a plain sentence. */
export function ChangeSentence({ change }: { change: PendingChange }): string {
  const { t } = useLingui()
  if (change.kind === 'favourite') {
    const { input, seen } = change.command
    const name = seen?.product?.prodName ?? seen?.shop?.shopName ?? ''
    return input.isKept ? t`You added ${name} to your favourites.` : t`You removed ${name} from your favourites.`
  }
  if (change.kind === 'footprint') {
    // A product viewed on two days, or in two regions, is one product.
    const products = new Map(change.commands.map(({ id, seen }) => [seen?.card.prodId ?? id, seen?.card.prodName]))
    const [name] = products.values()
    if (products.size === 1 && name) return t`You removed ${name} from your footprint.`
    return t`${plural(products.size, { one: 'You removed # product from your footprint.', other: 'You removed # products from your footprint.' })}`
  }
  const [{ input, seen }] = change.commands
  if (input.op === 'clear') return t`You emptied the cart.`
  const name = seen?.prodName ?? ''
  const variant = seen?.skuName ?? ''
  const thing = variant ? `${name}, ${variant}` : name
  if (input.op === 'remove') return t`You removed ${thing} from the cart.`
  if (input.op === 'variant') return t`You changed ${name} to ${variant}.`
  const sum = sumOf(change.commands)
  const before = seen?.quantity
  if (before === undefined || before === 0) return t`You added ${thing} to the cart: ${sum}.`
  const after = before + sum
  return t`You changed the quantity of ${thing} from ${before} to ${after}.`
}
