/**
 * A search is counted once a day for each caller. `caller` is a keyed hash of the search and the caller; its key is in
 * no backup. Searches counted without a caller are deleted: one person may have made them all. `search_count.times` is
 * no longer written; the column stays, because older backups contain the column. An order is found by its picture, which
 * is made although the catalogue no longer shows the picture.
 */
export const searchersAndPictures = `
delete from search_count;
alter table search_count add column caller text not null default '', alter column times set default 1;
alter table search_count drop constraint search_count_pkey;
alter table search_count add primary key (lang, phrase, day, caller);

create table search_secret (secret text not null);
insert into search_secret values (gen_random_uuid()::text || gen_random_uuid()::text);

/* Words and phrases that the operator keeps out of the popular searches, as foldText gives them. */
create table stopped_search (phrase text primary key);

create index order_item_pic on order_item (pic);
`
