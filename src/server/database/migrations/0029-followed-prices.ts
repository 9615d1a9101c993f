/**
 * Prices that are followed for price drops (docs/product.md#push): for accounts without a device, too, and for guests.
 * `kept` has the favourites and list items of a device on which nobody is signed in, with the prices last seen.
 */
export const followedPrices = `
alter table account add column prices_checked_at timestamptz;
create index account_prices_checked on account (prices_checked_at);
alter table push_subscription add column kept jsonb;
`
