/**
 * Shoppers' own reviews, apart from the reviews of the demo data (decision 0061), the reports of readers, and the shop's
 * side of both kinds of reviews. Ids of own reviews begin above those of the demo data. `every_review` holds both kinds,
 * `shown_review` the reviews that everybody sees. `topics` is null until the server has read the text.
 */
export const reviews = `
alter table review add column topics text[];

create table shopper_review (
  prod_comm_id bigint generated always as identity (start with 500000000000001) primary key,
  account_id bigint not null references account on delete cascade,
  order_item_id bigint not null unique references order_item on delete cascade,
  prod_id bigint not null,
  sku_id bigint not null,
  score int not null check (score between 1 and 5),
  content text not null,
  lang text not null,
  pics text[] not null,
  is_anonymous boolean not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  topics text[]
);
create index shopper_review_product on shopper_review (prod_id, created_at desc);
create index shopper_review_account on shopper_review (account_id, prod_comm_id desc);

create table review_report (
  account_id bigint not null references account on delete cascade,
  prod_comm_id bigint not null,
  reason text not null,
  at timestamptz not null,
  primary key (account_id, prod_comm_id)
);
create index review_report_review on review_report (prod_comm_id);

create table review_moderation (
  prod_comm_id bigint primary key,
  is_hidden boolean not null default false,
  looked_at timestamptz,
  reply text,
  replied_at timestamptz
);
create index review_moderation_hidden on review_moderation (prod_comm_id) where is_hidden;

create view every_review as
  select prod_comm_id, prod_id, score, content, lang, pics, created_at, false as is_own from review
  union all
  select prod_comm_id, prod_id, score, content, lang, pics, created_at, true from shopper_review;

create view shown_review as
  select r.prod_comm_id, r.prod_id, r.sku_id, r.score, r.content, r.lang, r.pics, r.is_anonymous, r.nick_name,
    r.created_at, null::timestamptz as edited_at, r.topics, m.reply, m.replied_at
  from review r left join review_moderation m using (prod_comm_id)
  where m.is_hidden is not true
  union all
  select s.prod_comm_id, s.prod_id, s.sku_id, s.score, s.content, s.lang, s.pics, s.is_anonymous, a.nick_name,
    s.created_at, s.edited_at, s.topics, m.reply, m.replied_at
  from shopper_review s join account a using (account_id) left join review_moderation m using (prod_comm_id)
  where m.is_hidden is not true;
`
