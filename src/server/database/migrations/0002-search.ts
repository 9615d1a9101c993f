/**
 * The tables that search reads beside the offers. `prepareSearch` derives all of them from the catalogue: one narrow
 * row for each product, so that a search does not read the wide rows. Words of titles have weight A. `search_deletion`
 * finds near words (search/near-words.ts).
 */
export const searchTables = `
create table search_entry (
  prod_id bigint primary key,
  words tsvector not null,
  value_ids int[] not null
);
create index search_entry_words on search_entry using gin (words);

create index search_word_prefix on search_word (word text_pattern_ops);

create table search_deletion (
  deletion int not null,
  word text not null
);
create index search_deletion_deletion on search_deletion (deletion);

create index offer_price on offer (region_id, price, prod_id) where is_available;
create index offer_sold on offer (region_id, sold_num, prod_id) where is_available;
create index offer_created on offer (region_id, created_at, prod_id) where is_available;
create index offer_score on offer (region_id, score, prod_id) where is_available;
`
