/**
 * The instalment plan of a card payment, as it was offered, and of the orders that the payment has paid; the time of
 * the reminder to contact the bank (decision 0069).
 */
export const installments = `
alter table payment_attempt add column installment jsonb;
alter table shop_order add column installment jsonb;
alter table shop_order add column installment_remind_at timestamptz;
create index shop_order_installment on shop_order (installment_remind_at) where installment_remind_at is not null;
`
