/** The reviews that everybody sees: of the demo data and of shoppers, without hidden ones. */
interface ShownReviewView {
  prod_comm_id: number
  prod_id: number
  sku_id: number | null
  score: number
  content: string
  lang: string
  pics: string[]
  is_anonymous: boolean
  nick_name: string
  created_at: Date
  edited_at: Date | null
  topics: string[] | null
  reply: string | null
  replied_at: Date | null
}

/** All reviews, hidden ones included. */
interface EveryReviewView {
  prod_comm_id: number
  prod_id: number
  score: number
  content: string
  lang: string
  pics: string[]
  created_at: Date
  /** Whether a shopper of this mall wrote the review. */
  is_own: boolean
}

/** The views of the database. Queries only read them. */
export interface Views {
  every_review: EveryReviewView
  shown_review: ShownReviewView
}
