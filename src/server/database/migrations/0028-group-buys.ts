/**
 * Group buys, their teams and places, and reminders (decision 0076). Nothing references the catalogue, because the
 * catalogue may be rebuilt. A place belongs to an order, or to a neighbour of the demo data.
 */
export const groupBuys = `
create table group_buy (
  group_buy_id bigint generated always as identity (start with 1001) primary key,
  /* The name by which the mall finds a group buy of the demo data again. */
  key text unique,
  region_id bigint not null,
  prod_id bigint not null,
  percent_off int not null check (percent_off between 1 and 90),
  size int not null check (size between 2 and 20),
  team_hours int not null check (team_hours > 0),
  limit_per_user int not null check (limit_per_user > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index group_buy_region on group_buy (region_id, ends_at);
create index group_buy_product on group_buy (prod_id, region_id);

create table group_team (
  team_id bigint generated always as identity (start with 1001) primary key,
  group_buy_id bigint not null references group_buy on delete cascade,
  /* The shopper who has started the team; null for a team of neighbours, and after an erasure. */
  starter_id bigint references account on delete set null,
  state text not null default 'starting' check (state in ('starting', 'open', 'full', 'timedOut')),
  size int not null,
  made_at timestamptz not null,
  /* The end of the team's time, which begins with the payment of the starter. */
  ends_at timestamptz,
  /* Whether the members were notified that one place is left. */
  is_announced boolean not null default false,
  /* The time at which the next demo neighbour joins. */
  neighbour_at timestamptz,
  check ((state = 'starting') = (ends_at is null))
);
create index group_team_group on group_team (group_buy_id, state);
create index group_team_open on group_team (ends_at) where state = 'open';

create table group_place (
  team_id bigint not null references group_team on delete cascade,
  /* The number of the place, from 1: no two processes give away more places than the team has. */
  nth int not null,
  /* The order of the member; null for a neighbour. */
  order_id bigint unique references shop_order on delete cascade,
  neighbour text,
  is_paid boolean not null,
  primary key (team_id, nth),
  check ((order_id is null) = (neighbour is not null))
);

create table group_reminder (
  group_buy_id bigint not null references group_buy on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (group_buy_id, account_id)
);
`
