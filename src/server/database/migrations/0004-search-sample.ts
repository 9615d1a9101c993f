/**
 * Indexes of a fixed sample of one product in 32, on which the facets of large results are counted
 * (search/facet-counts.ts). The condition must match `samples` of search/search-filters-store.ts word for word.
 */
export const searchSample = `
create index search_entry_sample on search_entry using gin (words) where (hashint8(prod_id) & 31) = 0;
create index offer_sample on offer (region_id, category_id) where is_available and (hashint8(prod_id) & 31) = 0;
`
