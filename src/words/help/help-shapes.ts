/** A page that goes on from an answer; the screen words it and knows its path. */
export type HelpWay =
  | 'saved'
  | 'settings'
  | 'profile'
  | 'footprint'
  | 'favourites'
  | 'cart'
  | 'orders'
  | 'notices'
  | 'refunds'
  | 'addresses'
  | 'cards'
  | 'security'
  | 'register'
  | 'about'
  | 'service-agreement'
  | 'privacy-agreement'
  | 'refund-policy'

/** One question and its answer; `id` is the deep link `/help#id`, the same in every language. */
export type HelpAnswer = {
  readonly id: string
  readonly question: string
  readonly paragraphs: readonly string[]
  readonly ways?: readonly HelpWay[]
}

/** Answers about one matter. `{brand}` stands for the mall's name. */
export type HelpGroup = { readonly heading: string; readonly answers: readonly HelpAnswer[] }
