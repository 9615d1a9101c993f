/**
 * Search ranks the type of a product first. `version` counts the rules by which the search tables are built; the mall
 * builds them anew at its next start (`updateSearch` of search/prepare-search.ts).
 */
export const searchTypes = `
create table search_index (version int not null);
insert into search_index values (0);
`
