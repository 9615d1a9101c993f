/** The few products with a coin price, which `/profile/coins` lists (docs/product.md#coins-screen). */
export const coinProducts = `
create index product_coin_price on product (prod_id) where has_coin_price;
`
