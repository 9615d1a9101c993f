/**
 * The coins of a shopper in a region, with every change of the balance; the coins of an order; and products that can be
 * paid in full with coins (decision 0071). A reason with its reference is booked once for an account. `order_coin.earned`
 * and `returned` are the coins that were booked for the order so far.
 */
export const coins = `
create table coin_account (
  account_id bigint not null references account on delete cascade,
  region_id bigint not null,
  balance bigint not null default 0 check (balance >= 0),
  owed bigint not null default 0 check (owed >= 0),
  primary key (account_id, region_id),
  check (balance = 0 or owed = 0)
);

create table coin_entry (
  coin_entry_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  region_id bigint not null,
  reason text not null,
  reference text not null,
  order_number text,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  owed bigint not null check (owed >= 0),
  at timestamptz not null,
  unique (account_id, reason, reference)
);
create index coin_entry_region on coin_entry (account_id, region_id, coin_entry_id);

create table order_coin (
  order_id bigint primary key references shop_order on delete cascade,
  spent bigint not null check (spent >= 0),
  promised bigint not null check (promised >= 0),
  returned bigint not null default 0 check (returned between 0 and spent),
  earned bigint not null default 0 check (earned between 0 and promised)
);

-- Items that coins have paid in full are refunded without money.
alter table refund drop constraint refund_amount_check, add constraint refund_amount_check check (amount >= 0);

alter table product add column has_coin_price boolean not null default false;
`
