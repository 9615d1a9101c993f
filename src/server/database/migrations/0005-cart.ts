/**
 * Carts: one row for each line of a shopper in a region, and a version that grows with every change of any of a
 * shopper's carts.
 * Money is in minor units. Nothing here references the catalogue, because the catalogue may be rebuilt.
 */
export const cartTables = `
create table cart (
  account_id bigint primary key references account on delete cascade,
  version bigint not null
);

/* One statement may exchange the variants of two lines, so uniqueness is checked at its end. */
create table cart_line (
  basket_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account on delete cascade,
  region_id bigint not null,
  sku_id bigint not null,
  prod_count int not null check (prod_count > 0),
  added_at timestamptz not null,
  price_then bigint not null,
  unique (account_id, region_id, sku_id) deferrable initially immediate
);
`
