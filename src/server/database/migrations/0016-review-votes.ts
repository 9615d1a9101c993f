/**
 * One vote of a shopper on a review; a vote that was taken back stays, so that an older vote cannot return. Votes do not
 * reference the reviews, because a refresh of the demo data writes the reviews anew (decision 0046).
 */
export const reviewVotes = `
create table review_vote (
  account_id bigint not null references account on delete cascade,
  prod_comm_id bigint not null,
  is_helpful boolean not null,
  at timestamptz not null,
  primary key (account_id, prod_comm_id)
);
create index review_vote_helpful on review_vote (prod_comm_id) where is_helpful;
`
