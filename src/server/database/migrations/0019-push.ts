/**
 * Push messages (docs/product.md#push). `push_key` holds the one pair of VAPID keys. A subscription belongs to a sign-in
 * and to nobody once that ends. `push_delivery` has a row for each device of a message; a row is marked as `taken` before
 * the message is sent (decision 0062). Notices may be about a product instead of an order.
 */
export const push = `
create table push_key (
  key_id int primary key check (key_id = 1),
  public_key text not null,
  private_key text not null
);

create table push_subscription (
  subscription_id text primary key,
  session_id text references session on delete set null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  region_id bigint not null,
  lang text not null,
  time_zone text not null,
  quiet_from text,
  quiet_to text,
  topics text[] not null,
  prices_checked_at timestamptz,
  created_at timestamptz not null
);
create index push_subscription_session on push_subscription (session_id);
create index push_subscription_region on push_subscription (region_id);

create table push_watch (
  watch_id bigint generated always as identity primary key,
  account_id bigint references account on delete cascade,
  subscription_id text references push_subscription on delete cascade,
  region_id bigint not null,
  sku_id bigint not null,
  kind text not null,
  price_then int not null,
  made_at timestamptz not null,
  check ((account_id is null) <> (subscription_id is null)),
  unique nulls not distinct (account_id, subscription_id, region_id, sku_id, kind)
);
create index push_watch_subscription on push_watch (subscription_id);

create table push_price (
  account_id bigint not null references account on delete cascade,
  region_id bigint not null,
  prod_id bigint not null,
  sku_id bigint not null,
  price int not null,
  primary key (account_id, region_id, prod_id, sku_id)
);

create table push_message (
  push_id bigint generated always as identity primary key,
  key text not null unique,
  topic text not null,
  account_id bigint references account on delete cascade,
  content jsonb not null,
  is_limited boolean not null,
  is_asked boolean not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index push_message_account on push_message (account_id);
create index push_message_made on push_message (made_at);

create table push_delivery (
  push_id bigint not null references push_message on delete cascade,
  subscription_id text not null references push_subscription on delete cascade,
  due_at timestamptz not null,
  state text not null default 'waiting',
  tries int not null default 0,
  batch text,
  taken_at timestamptz,
  primary key (push_id, subscription_id)
);
create index push_delivery_due on push_delivery (due_at) where state = 'waiting';
create index push_delivery_batch on push_delivery (batch) where batch is not null;
create index push_delivery_subscription on push_delivery (subscription_id, taken_at);

alter table order_notice alter column order_number drop not null;
alter table order_notice add column prod_id bigint;
`
