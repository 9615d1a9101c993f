/**
 * Messages to the mall. `message_id` is the id that the device gave the message. `copy_due_at` and `reply_due_at` are
 * the times from which the copy and the answer are to be sent to the sender; null where nothing is to be sent.
 */
export const contactMessages = `
create table contact_message (
  contact_id bigint generated always as identity primary key,
  message_id text not null unique,
  account_id bigint references account on delete cascade,
  topic text not null,
  name text not null,
  mail text,
  mobile text,
  order_number text,
  content text not null,
  lang text not null,
  region_id bigint not null,
  at timestamptz not null,
  reply text,
  replied_at timestamptz,
  copy_due_at timestamptz,
  reply_due_at timestamptz,
  check (mail is not null or mobile is not null)
);
create index contact_message_account on contact_message (account_id);
create index contact_message_open on contact_message (contact_id) where reply is null;
create index contact_message_due on contact_message (contact_id) where copy_due_at is not null or reply_due_at is not null;
`
