/**
 * Shoppers and their data. Email addresses are in lower case, mobile numbers in the padded form (docs/wire.md#mobile).
 * Secrets of sessions and codes are stored as hashes. Nothing here references the catalogue, because the catalogue may
 * be rebuilt.
 */
export const accountTables = `
create table account (
  account_id bigint generated always as identity (start with 1001) primary key,
  user_id text not null unique,
  mail text unique,
  mobile text unique,
  password_hash text,
  nick_name text not null,
  avatar_url text,
  birth_date date,
  sex text,
  region_id bigint not null,
  lang text not null,
  invitation_code text not null unique,
  invited_by bigint,
  is_enabled boolean not null default true,
  created_at timestamptz not null,
  leaves_at timestamptz
);
create index account_leaving on account (leaves_at) where leaves_at is not null;

/* The account of each identity at Google, Facebook or the sister app. */
create table identity (
  provider text not null,
  subject text not null,
  account_id bigint not null references account on delete cascade,
  primary key (provider, subject)
);
create index identity_account on identity (account_id);

/* A sign-in on one device. It has one access token; the previous one stays valid briefly for calls under way. */
create table session (
  session_id text primary key,
  account_id bigint not null references account on delete cascade,
  access_hash text not null unique,
  access_ends timestamptz not null,
  last_access_hash text,
  last_access_ends timestamptz,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_last_access on session (last_access_hash) where last_access_hash is not null;
create index session_account on session (account_id);
create index session_end on session (ends_at);

/* Every refresh token of a sign-in. A used token that is presented again ends the sign-in. */
create table refresh_token (
  token_hash text primary key,
  seq bigint generated always as identity,
  session_id text not null references session on delete cascade,
  used_at timestamptz,
  used_with text
);
create index refresh_token_session on refresh_token (session_id);

/* The current verification code of an email address or mobile number. */
create table code (
  target text primary key,
  code_hash text not null,
  tries int not null,
  sent_at timestamptz not null,
  ends_at timestamptz not null
);

create table rate (
  key text primary key,
  times int not null,
  ends_at timestamptz not null
);

create table idempotency (
  account_id bigint not null references account on delete cascade,
  key text not null,
  body_hash text not null,
  status int not null,
  answer text,
  made_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_age on idempotency (made_at);

create table upload (
  name text primary key,
  account_id bigint not null,
  ticket_hash text not null unique,
  ends_at timestamptz not null,
  kept_at timestamptz
);
create index upload_account on upload (account_id);

create table address (
  addr_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account on delete cascade,
  receiver text not null,
  mobile text not null,
  alternative_mobile text,
  area_id bigint not null,
  addr text not null,
  post_code text,
  is_default boolean not null,
  created_at timestamptz not null
);
create index address_account on address (account_id);
create unique index address_default on address (account_id) where is_default;

/* A removed favourite keeps its row and time, because the later of two choices applies. */
create table favourite (
  account_id bigint not null references account on delete cascade,
  kind text not null,
  target_id bigint not null,
  is_kept boolean not null,
  at timestamptz not null,
  primary key (account_id, kind, target_id)
);

create table footprint (
  footprint_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account on delete cascade,
  prod_id bigint not null,
  at timestamptz not null,
  unique (account_id, prod_id)
);
create index footprint_latest on footprint (account_id, at desc);
`
