/**
 * Pre-loved items (docs/product.md#pre-loved, decision 0073). `member_shop` is the shop of a shopper as a seller, or as
 * the other side of a conversation with a seller; its ids begin behind those of the catalogue's shops. The rows of shop,
 * product, sku, offer and sku_offer of an item are made from these two tables, and can be made anew at any time.
 * `offer.sells_pre_loved` is null for products of the catalogue; otherwise the offer is in no list of the catalogue, and
 * the flag tells whether the item is offered.
 */
export const preLoved = `
create table member_shop (
  shop_id int generated always as identity (start with 1000000001) primary key,
  account_id bigint unique references account on delete set null,
  demo_name text unique,
  name text not null,
  pic text not null,
  region_id bigint not null,
  made_at timestamptz not null
);

create table pre_loved_item (
  item_id bigint generated always as identity primary key,
  key text not null,
  shop_id int not null references member_shop,
  region_id bigint not null,
  state text not null,
  reason text,
  titles text[] not null,
  descriptions text[] not null,
  defects text[] not null,
  price bigint not null check (price > 0),
  condition text not null,
  category_id int not null,
  pics text[] not null,
  order_number text,
  made_at timestamptz not null,
  state_at timestamptz not null,
  listed_at timestamptz,
  payout_from timestamptz,
  unique (shop_id, key)
);
create index pre_loved_item_state on pre_loved_item (state, item_id);
create index pre_loved_item_listed on pre_loved_item (region_id, listed_at desc) where state = 'listed';

alter table offer add column sells_pre_loved boolean;
`
