/** The target of a link below an answer; the screen knows its label and path. */
export type HelpLink =
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
  | 'vouchers'
  | 'coins'
  | 'group-buys'
  | 'invitation'
  | 'pre-loved'
  | 'register'
  | 'contact'
  | 'about'
  | 'service-agreement'
  | 'privacy-agreement'
  | 'refund-policy'

/** A question and its answer; `id` is the deep link `/help#id`, equal in every language. */
export type HelpAnswer = {
  readonly id: string
  readonly question: string
  readonly paragraphs: readonly string[]
  readonly links?: readonly HelpLink[]
}

/** Questions about one topic. `{brand}` stands for the mall's name. */
export type HelpGroup = { readonly heading: string; readonly answers: readonly HelpAnswer[] }
