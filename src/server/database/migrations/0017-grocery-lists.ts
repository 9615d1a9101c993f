/**
 * Grocery lists. `fields` and `registers` are the registers of a list and of an item (decision 0060); deleted lists and
 * removed items stay, so that an older change cannot bring them back. Ids are made by devices, so they are unique within
 * an account only. A link is known by the hash of its token.
 */
export const groceryLists = `
create table grocery_list (
  account_id bigint not null references account on delete cascade,
  list_id text not null,
  version int not null,
  fields jsonb not null,
  primary key (account_id, list_id)
);
create table grocery_item (
  account_id bigint not null,
  list_id text not null,
  item_id text not null,
  registers jsonb not null,
  primary key (account_id, list_id, item_id),
  foreign key (account_id, list_id) references grocery_list on delete cascade
);
create table grocery_link (
  token_hash text primary key,
  account_id bigint not null,
  list_id text not null,
  may_write boolean not null,
  created_at timestamptz not null,
  foreign key (account_id, list_id) references grocery_list on delete cascade
);
create index grocery_link_list on grocery_link (account_id, list_id);
`
