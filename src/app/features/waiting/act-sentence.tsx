import { useLingui } from '@lingui/react/macro'
import { sumOf, type WaitingAct } from './waiting-acts.ts'

/** What somebody did, in a plain sentence. */
export function ActSentence({ act }: { act: WaitingAct }): string {
  const { t } = useLingui()
  if (act.kind === 'favourite') {
    const name = act.wish.product?.prodName ?? act.wish.shop?.shopName ?? ''
    return act.wish.isKept ? t`You added ${name} to your favourites.` : t`You removed ${name} from your favourites.`
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
