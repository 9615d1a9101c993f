/**
 * Announcements to everyone in a region: texts in five languages in the order of `languages`. A permanent key lets the
 * seed correct an announcement without announcing it twice. For each account, the time until which announcements are
 * read.
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
