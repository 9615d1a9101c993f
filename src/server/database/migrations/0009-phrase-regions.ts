/**
 * The regions in which a phrase finds products; a phrase is suggested only there. The column is filled with the
 * catalogue and updated when a product is withdrawn.
 */
export const phraseRegions = `
alter table search_phrase add column regions bigint[] not null default '{}';
`
