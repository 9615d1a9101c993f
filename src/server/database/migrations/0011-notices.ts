/**
 * What the mall tells everybody in a region: texts in five languages in the order of `languages`, known by a key that stays, so that the
 * seed may mend one and never tells it twice; and until when an account has read them.
 */
export const noticeTables = `
create table announcement (
  announcement_id int generated always as identity primary key,
  key text not null unique,
  regions bigint[] not null,
  titles text[] not null,
  contents text[] not null,
  pic text,
  published_at timestamptz not null
);

alter table account add column announcements_read_at timestamptz;
`
