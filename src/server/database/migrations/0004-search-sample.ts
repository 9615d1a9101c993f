/**
 * One product in 32, always the same ones, by indexes of their own: what many products fit is counted on them
 * (search/facet-counts.ts). The condition is `inSample` of search/search-wish-store.ts, word for word.
 */
export const searchSample = `
create index search_entry_sample on search_entry using gin (words) where (hashint8(prod_id) & 31) = 0;
create index offer_sample on offer (region_id, category_id) where is_available and (hashint8(prod_id) & 31) = 0;
`
