/**
 * Conversations of shoppers with shops, and with support (`shop_id` 0), at most one of each (decision 0064). `event` is
 * the place of a message, or of the last change of a conversation, in the changes of its account: `chat_feed` counts
 * them, and its row is locked by each change, so that changes become visible in the order of their numbers.
 */
export const chat = `
create table chat_feed (
  account_id bigint primary key references account on delete cascade,
  last_event bigint not null
);

create table chat (
  chat_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  shop_id bigint not null,
  last_seq int not null default 0,
  last_at timestamptz not null,
  read_seq int not null default 0,
  shop_read_seq int not null default 0,
  asked_seq int not null default 0,
  answered_seq int not null default 0,
  needs_person boolean not null default false,
  person_at timestamptz,
  is_blocked boolean not null default false,
  report_reason text,
  reported_at timestamptz,
  event bigint not null,
  unique (account_id, shop_id)
);
create index chat_account_event on chat (account_id, event);
create index chat_unanswered on chat (chat_id) where asked_seq > answered_seq;
create index chat_open on chat (last_at) where needs_person or asked_seq > answered_seq;

create table chat_message (
  chat_id bigint not null references chat on delete cascade,
  seq int not null,
  account_id bigint not null references account on delete cascade,
  event bigint not null,
  key text,
  author text not null check (author in ('shopper', 'shop')),
  is_automatic boolean not null default false,
  content text not null,
  pics text[] not null,
  prod_id bigint,
  order_number text,
  created_at timestamptz not null,
  primary key (chat_id, seq)
);
create unique index chat_message_key on chat_message (chat_id, key) where key is not null;
create index chat_message_event on chat_message (account_id, event);
`
