/**
 * A session whose token was renewed keeps the salt from which the new pair was derived, until the pair is used: a
 * repeated refresh gets the same pair, and no token is stored. `refresh_token.used_with` is no longer written; the
 * column stays, because older backups contain the column.
 */
export const renewals = `
alter table session add column renewal_salt text;
`
