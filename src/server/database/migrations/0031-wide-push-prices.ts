/** The prices of an expensive product in minor units of LAK exceed an `int`; all other tables hold prices as `bigint`. */
export const widePushPrices = `
alter table push_watch alter column price_then type bigint;
alter table push_price alter column price type bigint;
`
