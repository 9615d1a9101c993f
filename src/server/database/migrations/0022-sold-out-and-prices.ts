/**
 * Two facts about offers. `sku.value_ids` are the filter values of a variant's choices; `offer.sold_out` are the values
 * of which the region has no piece, null where there are none, so that a filter finds a size only where the size can be
 * bought (decision 0068). `price_change` records every change of an offer's price. A trigger writes the rows, so that no
 * way of changing a price is left out. The indexes serve the finds of the day: offers with few pieces, and
 * recent orders.
 */
export const soldOutAndPrices = `
alter table sku add column value_ids int[] not null default '{}';
alter table offer add column sold_out int[];
drop index offer_found;
create index offer_found on offer (region_id, prod_id)
  include (shop_id, department_id, category_id, brand_id, price, stocks, sold_num, score, created_at, rank, is_free_delivery, ship_from, sold_out)
  where is_available;
create index offer_last on offer (region_id, stocks, rank) where is_available and stocks between 1 and 5;

create table price_change (
  price_change_id bigint generated always as identity primary key,
  region_id bigint not null,
  prod_id bigint not null,
  old_price bigint not null,
  price bigint not null,
  at timestamptz not null
);
create index price_change_product on price_change (region_id, prod_id, at);
create index price_change_at on price_change (region_id, at);

create function record_price_change() returns trigger language plpgsql as $$
begin
  insert into price_change (region_id, prod_id, old_price, price, at) values (new.region_id, new.prod_id, old.price, new.price, now());
  return null;
end $$;
create trigger offer_price_change after update of price on offer
  for each row when (old.price <> new.price) execute function record_price_change();

create index shop_order_recent on shop_order (region_id, created_at) where status in (2, 3, 5);
`
