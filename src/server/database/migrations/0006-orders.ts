/**
 * Checkouts and orders. Money is in minor units; names are in five languages as in the catalogue. Nothing here
 * references the catalogue, because the catalogue may be rebuilt. An order outlives its shopper's account, without the
 * name.
 */
export const orderTables = `
/* The prices shown at checkout, which apply until the checkout ends. */
create table checkout (
  checkout_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account on delete cascade,
  region_id bigint not null,
  held jsonb not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  submitted_at timestamptz
);
create index checkout_account on checkout (account_id, checkout_id);
create index checkout_age on checkout (made_at);

create table shop_order (
  order_id bigint generated always as identity (start with 1001) primary key,
  order_number text not null unique,
  account_id bigint references account on delete set null,
  checkout_id bigint not null,
  region_id bigint not null,
  shop_id int not null,
  shop_name text not null,
  status int not null check (status in (1, 2, 3, 5, 6, 7)),
  is_paid boolean not null default false,
  pay_type int,
  is_cash_allowed boolean not null,
  total bigint not null,
  shop_reduce bigint not null default 0,
  voucher_reduce bigint not null default 0,
  coin_reduce bigint not null default 0,
  transfee bigint not null,
  handling_fee bigint not null,
  small_cart_fee bigint not null,
  delivery_insurance bigint not null,
  actual_total bigint not null check (actual_total >= 0),
  /* The amount to refund, and the time of the refund; null while the refund is due. */
  refund_amount bigint not null default 0,
  refunded_at timestamptz,
  address jsonb not null,
  remarks text not null,
  delivery_slot text,
  delivery_from date not null,
  delivery_to date not null,
  courier text,
  tracking_number text,
  created_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  finished_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_detail text,
  /* The time of the next automatic transition. */
  ends_at timestamptz,
  is_deleted boolean not null default false,
  is_nameless boolean not null default false,
  check (actual_total = total - shop_reduce - voucher_reduce - coin_reduce + transfee + handling_fee + small_cart_fee + delivery_insurance)
);
create index shop_order_account on shop_order (account_id, order_id desc) where not is_deleted;
create index shop_order_checkout on shop_order (checkout_id);
create index shop_order_end on shop_order (status, ends_at) where ends_at is not null;
create index shop_order_money_back on shop_order (order_id) where refund_amount > 0 and refunded_at is null;

create table order_item (
  order_item_id bigint generated always as identity (start with 1001) primary key,
  order_id bigint not null references shop_order on delete cascade,
  prod_id bigint not null,
  sku_id bigint not null,
  prod_names text[] not null,
  sku_names text[] not null,
  pic text not null,
  price bigint not null,
  prod_count int not null check (prod_count > 0),
  comm_sts int not null default 0,
  refund_state int
);
create index order_item_order on order_item (order_id);

/* The history of an order: its transitions and the places of its parcel. */
create table order_event (
  event_id bigint generated always as identity primary key,
  order_id bigint not null references shop_order on delete cascade,
  kind text not null,
  place text not null default '',
  text text not null default '',
  at timestamptz not null
);
create index order_event_order on order_event (order_id, event_id);

/* Notices to the shopper, stored as message codes that are worded in the reader's language. */
create table order_notice (
  id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account on delete cascade,
  order_number text not null,
  title text not null,
  args jsonb not null,
  pic text not null,
  is_read boolean not null default false,
  created_at timestamptz not null
);
create index order_notice_account on order_notice (account_id, id desc);
create index order_notice_unread on order_notice (account_id) where not is_read;

/* No order takes more than the stock. */
alter table sku_offer add constraint sku_offer_stocks check (stocks >= 0);
`
