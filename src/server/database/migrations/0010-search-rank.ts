/**
 * Lets a search sort, filter and count while reading few rows of products and offers. A search entry holds its
 * product's rank, and its words include marks of its category, department and brand (`markOf` of search/tsquery.ts).
 * Words of titles have an index of their own, which must match `titleConditions` of search/search-filters-store.ts word
 * for word. An index of the offers covers the columns by which offers are sorted, filtered and counted. One product in
 * 8 is a denser sample. Each word has the number of titles that contain the word.
 */
export const searchRank = `
alter table search_word add column title_uses int not null default 0;
update search_word w set title_uses = found.ndoc from ts_stat('select ts_filter(words, ''{a}'') from search_entry') found where found.word = w.word;

create table ranked_entry as
  select s.prod_id, p.rank, p.rank < (select count(*) from search_entry) / 8 as is_first, s.value_ids,
    s.words || format('''#c%s'':1A ''#c%s'':1A', p.category_id, p.department_id)::tsvector || case when p.brand_id is null then '' else format('''#b%s'':1A', p.brand_id)::tsvector end as words
  from search_entry s join product p using (prod_id) order by p.category_id, p.rank;
drop table search_entry;
alter table ranked_entry rename to search_entry;
alter table search_entry alter column rank set not null, alter column is_first set not null, alter column value_ids set not null, alter column words set not null, add primary key (prod_id);
create index search_entry_words on search_entry using gin (words);
create index search_entry_titles on search_entry using gin (ts_filter(words, '{a}'));
create index search_entry_first on search_entry using gin (words) where is_first;
create index search_entry_first_titles on search_entry using gin (ts_filter(words, '{a}')) where is_first;
create index search_entry_sample on search_entry using gin (words) where (hashint8(prod_id) & 31) = 0;
create index search_entry_eighth on search_entry using gin (words) where (hashint8(prod_id) & 7) = 0;

create index offer_found on offer (region_id, prod_id)
  include (shop_id, department_id, category_id, brand_id, price, stocks, sold_num, score, created_at, rank, is_free_delivery, ship_from)
  where is_available;
create index offer_eighth on offer (region_id, category_id) where is_available and (hashint8(prod_id) & 7) = 0;
`
