/**
 * Vouchers, those that shoppers have collected, and the orders that they reduce (decision 0070). Money is in minor
 * units; names are in five languages. Nothing references the catalogue, because the catalogue may be rebuilt.
 */
export const vouchers = `
create table voucher (
  voucher_id bigint generated always as identity (start with 1001) primary key,
  /* The name by which the mall finds a voucher of its own again, such as one of the demo data. */
  key text unique,
  region_id bigint not null,
  names text[] not null,
  kind text not null check (kind in ('product', 'shop', 'mall')),
  shop_id int,
  prod_ids bigint[] not null,
  percent_off int check (percent_off between 1 and 100),
  reduce_amount bigint check (reduce_amount > 0),
  cap bigint check (cap > 0),
  is_free_shipping boolean not null default false,
  min_spend bigint not null default 0 check (min_spend >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  /* The number that is left to collect. */
  stock int not null check (stock >= 0),
  limit_per_user int not null check (limit_per_user > 0),
  /* A collected voucher ends after so many days. */
  valid_days int check (valid_days > 0),
  /* Everyone collects an open one; others need its code, or are granted one. */
  access text not null default 'open' check (access in ('open', 'code', 'granted')),
  code text check (code = upper(code)),
  /* Nobody collects a stopped voucher any more; collected ones stay valid. */
  is_stopped boolean not null default false,
  made_at timestamptz not null,
  check (num_nonnulls(percent_off, reduce_amount) + is_free_shipping::int = 1),
  check ((kind = 'mall') = (shop_id is null)),
  check ((kind = 'product') = (prod_ids <> '{}')),
  check ((access = 'code') = (code is not null))
);
create unique index voucher_code on voucher (region_id, code);
create index voucher_region on voucher (region_id, ends_at);

create table shopper_voucher (
  shopper_voucher_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account on delete cascade,
  voucher_id bigint not null references voucher on delete cascade,
  /* The place among the shopper's own of the same voucher, from 1: no two processes exceed the limit. */
  nth int not null,
  /* The id of the tap that collected the voucher: a repeat of the tap collects nothing, however late. */
  collect_id uuid,
  state text not null default 'usable' check (state in ('usable', 'held', 'used')),
  collected_at timestamptz not null,
  ends_at timestamptz not null,
  /* The time of the notice that the voucher ends soon; null after the notice, and where none is due. */
  remind_at timestamptz,
  unique (account_id, voucher_id, nth),
  unique (account_id, collect_id)
);
create index shopper_voucher_voucher on shopper_voucher (voucher_id);
create index shopper_voucher_remind on shopper_voucher (remind_at) where remind_at is not null;

/* The orders of one checkout that a voucher reduces, and its part of each. */
create table order_voucher (
  order_id bigint not null references shop_order on delete cascade,
  shopper_voucher_id bigint not null references shopper_voucher on delete cascade,
  amount bigint not null check (amount > 0),
  primary key (order_id, shopper_voucher_id)
);
create index order_voucher_voucher on order_voucher (shopper_voucher_id);

/* The part of voucher_reduce that is taken off the delivery fee: a refund of goods does not contain it. */
alter table shop_order add column voucher_delivery_reduce bigint not null default 0
  check (voucher_delivery_reduce between 0 and least(voucher_reduce, transfee));
/* The rest of voucher_reduce by items. */
alter table order_item add column voucher_reduce bigint not null default 0
  check (voucher_reduce between 0 and price * prod_count);
`
