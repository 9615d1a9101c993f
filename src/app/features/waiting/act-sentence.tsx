import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { sumOf, type WaitingAct } from './waiting-acts.ts'

/** Describes a pending change in a plain sentence. */
export function ActSentence({ act }: { act: WaitingAct }): string {
  const { t } = useLingui()
  if (act.kind === 'favourite') {
    const name = act.wish.product?.prodName ?? act.wish.shop?.shopName ?? ''
    return act.wish.isKept ? t`You added ${name} to your favourites.` : t`You removed ${name} from your favourites.`
  }
  if (act.kind === 'footprint') {
    // A product viewed on two days, or in two regions, is one product.
    const products = new Map(
      act.removals.map(({ id, look }) => [look?.card.prodId ?? `look ${id}`, look?.card.prodName]),
    )
    const [name] = products.values()
    if (products.size === 1 && name) return t`You removed ${name} from your footprint.`
    return t`${plural(products.size, { one: 'You removed # product from your footprint.', other: 'You removed # products from your footprint.' })}`
  }
  const [{ input, seen }] = act.commands
  if (input.op === 'clear') return t`You emptied the cart.`
  const name = seen?.prodName ?? ''
  const variant = seen?.skuName ?? ''
  const thing = variant ? `${name}, ${variant}` : name
  if (input.op === 'remove') return t`You removed ${thing} from the cart.`
  if (input.op === 'variant') return t`You changed ${name} to ${variant}.`
  const sum = sumOf(act.commands)
  const before = seen?.quantity
  if (before === undefined || before === 0) return t`You added ${thing} to the cart: ${sum}.`
  const after = before + sum
  return t`You changed the quantity of ${thing} from ${before} to ${after}.`
}
