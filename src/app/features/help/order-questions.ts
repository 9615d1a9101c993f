import type { Order } from '#contract/order/order.ts'
import type { HelpGroup } from '#words/help/help-shapes.ts'

/** The ids of the answers that fit the state of an order, the likeliest first. */
export function questionsOf({ status, isPaid, deliveredAt, orderItemDtos }: Order): readonly string[] {
  const hasRefund = orderItemDtos.some(({ refundState }) => refundState === 1 || refundState === 2)
  const refund = hasRefund ? ['refund-money', 'ask-refund'] : []
  if (status === 1) return ['payment', 'card-refused', 'bank', 'cancel-order']
  if (status === 6) return isPaid ? ['refund-money', 'buy-again'] : ['buy-again', 'order']
  if (status === 5) return [...refund, 'returns', 'ask-refund', 'refund-money', 'receipt', 'buy-again']
  if (status === 3 && deliveredAt) return [...refund, 'confirm-receipt', 'returns', 'ask-refund', 'refund-money']
  if (status === 3) return [...refund, 'orders', 'delivery', 'confirm-receipt', 'ask-refund']
  return [...refund, 'orders', 'cancel-order', 'delivery', 'ask-refund']
}

/** The groups of help with the answers of these ids in a first group, each answer once. */
export function withFirstGroup(
  groups: readonly HelpGroup[],
  heading: string,
  ids: readonly string[],
): readonly HelpGroup[] {
  const all = groups.flatMap(({ answers }) => answers)
  const first = [...new Set(ids)].flatMap((id) => all.filter((answer) => answer.id === id))
  const others = groups.flatMap((group) => {
    const answers = group.answers.filter((answer) => !first.includes(answer))
    return answers.length > 0 ? [{ ...group, answers }] : []
  })
  return first.length > 0 ? [{ heading, answers: first }, ...others] : groups
}
