/**
 * The catalogue. Texts in five languages are arrays in the order of `languages` (contract/wire.ts), so element 1 is
 * English. Money is in minor units. `words` holds folded search words (contract/search/search-words.ts); the words of products
 * are in search_entry (0002-search).
 */
export const catalogueTables = `
create table category (
  category_id int primary key,
  parent_id int not null,
  names text[] not null,
  short_names text[] not null,
  slug text not null,
  pic text not null,
  seq int not null
);

create table brand (
  brand_id int primary key,
  name text not null
);

create table shop (
  shop_id int primary key,
  name text not null,
  slug text not null,
  pic text not null,
  intros text[] not null,
  country char(2) not null,
  is_verified boolean not null,
  since date not null,
  words tsvector not null
);
create index shop_words on shop using gin (words);

create table product (
  prod_id bigint primary key,
  kind text not null,
  department_id int not null references category,
  category_id int not null references category,
  brand_id int references brand,
  names text[] not null,
  briefs text[] not null,
  slug text not null,
  pic text not null,
  imgs text[] not null,
  content text not null,
  item_code text not null,
  warranty_months int not null,
  parameters jsonb not null,
  score numeric(2,1) not null,
  comm_number int not null,
  created_at timestamptz not null,
  rank int not null
);
create index product_kind on product (kind);

create table offer (
  region_id bigint not null,
  prod_id bigint not null references product,
  shop_id int not null references shop,
  department_id int not null,
  category_id int not null,
  brand_id int,
  price bigint not null,
  ori_price bigint not null,
  stocks int not null,
  sold_num int not null,
  score numeric(2,1) not null,
  created_at timestamptz not null,
  rank int not null,
  is_available boolean not null,
  is_overseas boolean not null,
  is_free_delivery boolean not null,
  is_cash_on_delivery boolean not null,
  ship_from char(2) not null,
  deal_hours int,
  delivery_from int not null,
  delivery_to int not null,
  primary key (region_id, prod_id)
);
create index offer_rank on offer (region_id, rank, prod_id) where is_available;
create index offer_department on offer (region_id, department_id, rank, prod_id) where is_available;
create index offer_category on offer (region_id, category_id, rank, prod_id) where is_available;
create index offer_shop on offer (region_id, shop_id, rank, prod_id) where is_available;
create index offer_brand on offer (region_id, brand_id, rank, prod_id) where is_available;
create index offer_deal on offer (region_id, rank, prod_id) where is_available and deal_hours is not null;

create table sku (
  sku_id bigint primary key,
  prod_id bigint not null references product,
  seq int not null,
  properties text[] not null,
  names text[] not null,
  pic text not null
);
create index sku_product on sku (prod_id, seq);

create table sku_offer (
  region_id bigint not null,
  sku_id bigint not null references sku,
  price bigint not null,
  ori_price bigint not null,
  stocks int not null,
  primary key (region_id, sku_id)
);

create table attribute (
  attr_id int primary key,
  names text[] not null
);

create table attribute_value (
  value_id int primary key,
  attr_id int not null references attribute,
  names text[] not null,
  seq int not null
);

create table product_attribute (
  prod_id bigint not null references product,
  value_id int not null references attribute_value,
  primary key (value_id, prod_id)
);
create index product_attribute_product on product_attribute (prod_id);

create table tag (
  tag_id int primary key,
  titles text[] not null,
  slug text not null,
  style int not null,
  seq int not null
);

create table tag_product (
  tag_id int not null references tag,
  region_id bigint not null,
  prod_id bigint not null references product,
  seq int not null,
  primary key (tag_id, region_id, seq)
);

create table banner (
  banner_id int primary key,
  regions bigint[] not null,
  kickers text[] not null,
  titles text[] not null,
  actions text[] not null,
  pic text not null,
  color text not null,
  type int not null,
  relation bigint not null,
  slug text not null,
  seq int not null
);

create table review (
  prod_comm_id bigint primary key,
  prod_id bigint not null references product,
  sku_id bigint references sku,
  score int not null check (score between 1 and 5),
  content text not null,
  lang text not null,
  pics text[] not null,
  is_anonymous boolean not null,
  nick_name text not null,
  created_at timestamptz not null
);
create index review_product on review (prod_id, created_at desc, prod_comm_id desc);

/* Distinct folded words of the catalogue, for typing errors and suggestions. */
create table search_word (
  word text primary key,
  uses int not null
);

/* Suggestions while a shopper types: phrases by language; the weight is the number of products that a phrase finds. */
create table search_phrase (
  phrase_id int primary key,
  lang text not null,
  phrase text not null,
  folded text not null,
  weight int not null
);
create index search_phrase_folded on search_phrase (lang, folded text_pattern_ops);

/* The number of searches for a phrase, by language and day. */
create table search_count (
  lang text not null,
  phrase text not null,
  day date not null,
  times int not null,
  primary key (lang, phrase, day)
);

create table seeding (
  done boolean primary key default true check (done),
  fingerprint text not null,
  products int not null,
  ended_at timestamptz not null default now()
);
`
