/**
 * Payments, pay-backs and saved cards. Money is in minor units. A card is stored as brand, last four digits, expiry and
 * the provider's token, never with its number. Payments outlive the shopper's account.
 */
export const paymentTables = `
/* One attempt to pay orders together, stored before the call to the provider. Its id is the idempotency key there. */
create table payment_attempt (
  attempt_id text primary key,
  account_id bigint not null,
  /* The provider that began the attempt; no other provider is asked about it. */
  provider text not null,
  state text not null check (state in ('open', 'action', 'pending', 'paid', 'refused')),
  pay_type int not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  source_hash text not null,
  saves_card boolean not null,
  action_url text,
  refusal text,
  payment_id text,
  made_at timestamptz not null,
  /* The time of the next status check; null when the attempt has ended. */
  ask_at timestamptz
);
create index payment_attempt_source on payment_attempt (account_id, source_hash);
create index payment_attempt_ask on payment_attempt (ask_at) where ask_at is not null;

/* The orders of an attempt. An order has at most one live attempt: under way, or paid. */
create table payment_order (
  attempt_id text not null references payment_attempt on delete cascade,
  order_number text not null,
  amount bigint not null check (amount >= 0),
  is_live boolean not null,
  primary key (attempt_id, order_number)
);
create unique index payment_order_live on payment_order (order_number) where is_live;
create index payment_order_number on payment_order (order_number);

/* Refunds to the shopper's card: stored first, then sent, and repeated until the provider accepts. */
create table money_back (
  refund_id text primary key,
  attempt_id text not null,
  order_number text not null,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null,
  tries int not null default 0,
  next_at timestamptz,
  done_at timestamptz,
  foreign key (attempt_id, order_number) references payment_order
);
create index money_back_order on money_back (order_number);
create index money_back_due on money_back (next_at) where done_at is null;

/* A card without an account is deleted at the provider, then here. */
create table saved_card (
  card_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint references account on delete set null,
  provider text not null,
  reference text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null,
  fingerprint text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  next_at timestamptz
);
create unique index saved_card_one on saved_card (account_id, fingerprint) where account_id is not null;
create unique index saved_card_default on saved_card (account_id) where is_default and account_id is not null;
create index saved_card_forgotten on saved_card (card_id) where account_id is null;
`
