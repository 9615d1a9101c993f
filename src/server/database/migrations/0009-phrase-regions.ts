/** The regions in which a phrase finds something: no other is offered it. Filled with the shelves, and followed where a product is withdrawn. */
export const phraseRegions = `
alter table search_phrase add column regions bigint[] not null default '{}';
`
