/**
 * Invitations (docs/product.md#invitations). `invitation_score` holds the counts of an inviter in a region, for the
 * leaderboard; the row stays without its account after an erasure. `invitation` has a row for each invited account, which
 * can be invited once; `received_at` is the receipt of its first order. `account_trace` holds hashes of the email addresses, mobile numbers
 * and devices that an account has signed in with, so that nobody invites themselves.
 */
export const invitations = `
create table invitation_score (
  score_id bigint generated always as identity primary key,
  account_id bigint references account on delete set null,
  region_id bigint not null,
  referred int not null,
  confirmed int not null,
  reached_at timestamptz not null,
  unique (account_id, region_id)
);
create index invitation_score_rank on invitation_score (region_id, confirmed desc, referred desc, reached_at, score_id);

create table invitation (
  invitation_id bigint generated always as identity primary key,
  score_id bigint not null references invitation_score,
  invitee_id bigint unique references account on delete set null,
  referred_at timestamptz not null,
  received_at timestamptz,
  confirmed_at timestamptz
);
create index invitation_of_score on invitation (score_id);
create index invitation_due on invitation (received_at) where received_at is not null and confirmed_at is null;

create table account_trace (
  account_id bigint not null references account on delete cascade,
  trace text not null,
  kind text not null,
  seen_at timestamptz not null,
  primary key (account_id, trace)
);
create index account_trace_seen on account_trace (seen_at);

insert into invitation_score (account_id, region_id, referred, confirmed, reached_at)
select host.account_id, host.region_id, count(*), 0, max(guest.created_at)
from account guest join account host on host.account_id = guest.invited_by group by host.account_id, host.region_id;
insert into invitation (score_id, invitee_id, referred_at)
select s.score_id, guest.account_id, guest.created_at
from account guest join invitation_score s on s.account_id = guest.invited_by;
alter table account drop column invited_by;
`
