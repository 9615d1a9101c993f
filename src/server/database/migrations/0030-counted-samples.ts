/**
 * The indexes of the two samples hold every column that counts need (search/facet-store.ts), so that a sample is counted
 * without its offers, which lie far apart in the table.
 */
const counted = 'prod_id, department_id, brand_id, price, score, stocks, is_free_delivery, ship_from, sold_out'
const sample = (name: string, mask: number) => `
drop index ${name};
create index ${name} on offer (region_id, category_id) include (${counted})
  where is_available and (hashint8(prod_id) & ${mask}) = 0;
`
export const countedSamples = sample('offer_sample', 31) + sample('offer_eighth', 7)
