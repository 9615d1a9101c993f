/**
 * The refund amount of an order no longer includes payments that did not count for the order (charged although their
 * attempts had been refused). Older amounts are put right; where a cancellation had replaced such an amount, the rest
 * of the order's own payment becomes due.
 */
export const duplicatePayments = `
with duplicate as (
  select p.order_number, sum(p.amount) as amount
  from payment_order p join payment_attempt a using (attempt_id)
  where a.state = 'paid' and not p.is_live
  group by p.order_number
), own as (
  select p.order_number, p.amount, coalesce((
    select sum(b.amount) from money_back b
    where b.attempt_id = p.attempt_id and b.order_number = p.order_number and b.done_at is not null), 0) as returned
  from payment_order p join payment_attempt a using (attempt_id)
  where a.state = 'paid' and p.is_live
)
update shop_order o set
  refund_amount = case
    when o.status <> 6 then greatest(0, o.refund_amount - d.amount)
    when o.is_paid then o.actual_total
    else coalesce(own.amount, 0) end,
  refunded_at = case
    when o.status = 6 and o.is_paid and own.returned < o.actual_total then null
    else o.refunded_at end
from duplicate d left join own using (order_number)
where d.order_number = o.order_number;
`
