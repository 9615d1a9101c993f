/**
 * Refunds, failed jobs, and the operator's changes. Money is in minor units. Nothing here references the catalogue,
 * because the catalogue may be rebuilt: a change to a product or variant applies as long as that id has the same slug
 * and name.
 */
export const operatorTables = `
create table refund (
  refund_id bigint generated always as identity (start with 1001) primary key,
  refund_number text not null unique,
  order_id bigint not null references shop_order on delete cascade,
  /* 1 requested, 2 approved, 3 refused, 4 paid back, 5 withdrawn */
  state int not null check (state between 1 and 5),
  reason text not null,
  detail text not null,
  pics text[] not null,
  amount bigint not null check (amount > 0),
  /* The shop's reason for a refusal. */
  answer text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz,
  paid_back_at timestamptz,
  withdrawn_at timestamptz
);
create index refund_order on refund (order_id);
create index refund_open on refund (state, refund_id) where state in (1, 2);

create table refund_item (
  refund_id bigint not null references refund on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  primary key (refund_id, order_item_id)
);
create index refund_item_item on refund_item (order_item_id);

/* Failed jobs, each to be retried at next_at. */
create table job_trouble (
  kind text not null,
  subject text not null,
  tries int not null,
  next_at timestamptz not null,
  message text not null,
  primary key (kind, subject)
);

/* Products that the operator withdrew, and the regions that sold them. */
create table withdrawn_product (
  prod_id bigint primary key,
  slug text not null,
  regions bigint[] not null,
  at timestamptz not null
);

/* Stock that the operator counted. \`stocks\` is the stock at the last seeding or backup. */
create table counted_stock (
  region_id bigint not null,
  sku_id bigint not null,
  slug text not null,
  sku_name text not null,
  stocks int not null check (stocks >= 0),
  at timestamptz not null,
  primary key (region_id, sku_id)
);
`
