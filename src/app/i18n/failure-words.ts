import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SentenceCode } from '#contract/account/sentences.ts'
import type { FailureCode } from '#contract/failure.ts'
import type { Failure } from '#offline/call.ts'

/**
 * The message for each code; the English text equals contract/account/sentences.ts, and so docs/product.md#messages.
 */
const words: Record<SentenceCode | FailureCode, MessageDescriptor> = {
  BAD_REQUEST: msg`Oops! It looks like you missed a few fields or entered invalid data.`,
  REQUIRED: msg`This field is required.`,
  INVALID: msg`Oops! It looks like you missed a few fields or entered invalid data.`,
  PHONE_CODE_REQUIRED: msg`Please select the country code.`,
  MOBILE_REQUIRED: msg`Please enter mobile number.`,
  MOBILE_INVALID: msg`Please enter valid Mobile number.`,
  MAIL_REQUIRED: msg`Please enter email.`,
  MAIL_INVALID: msg`Please enter valid email.`,
  PASSWORD_REQUIRED: msg`Please enter password.`,
  PASSWORD_SPACES: msg`Password cannot contain leading or trailing spaces.`,
  PASSWORD_WEAK: msg`Password must be at least 8 characters with a capital letter, a simple letter, a symbol and a number.`,
  PASSWORD_AGAIN_REQUIRED: msg`Please enter password again.`,
  PASSWORD_MISMATCH: msg`Password not match.`,
  PASSWORD_WRONG: msg`Incorrect current password.`,
  CODE_REQUIRED: msg`Please enter verification code.`,
  CODE_INVALID: msg`Please enter valid code.`,
  NICK_NAME_REQUIRED: msg`Please enter nick name.`,
  NUMBER_INVALID: msg`Invalid mobile number.`,
  ADDRESS_TOO_LONG: msg`Address text cannot exceed 500 characters.`,
  ALREADY_DEFAULT: msg`Selected address is already your default address.`,
  TIMES_EQUAL: msg`Choose two different times.`,
  AREA_UNKNOWN: msg`Please choose a place from the list.`,
  ADDRESSES_FULL: msg`Your address list is full. Delete an address first.`,
  NOT_SIGNED_IN: msg`Please log in.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Contact us if you think this is a mistake.`,
  LOGIN_FAILED: msg`Incorrect account or password.`,
  ALREADY_REGISTERED: msg`You already have an account. Please log in.`,
  NO_ACCOUNT: msg`You don't have an account yet. Please register.`,
  CONTACT_TAKEN: msg`Another account already uses this.`,
  INVITE_UNKNOWN: msg`Invalid invitation code.`,
  INVITE_OWN: msg`This is your own invitation code. Remove it, or use a friend's code.`,
  SIGN_IN_UNAVAILABLE: msg`This login method isn't available.`,
  SIGN_IN_FAILED: msg`Login failed`,
  REFRESH_ENDED: msg`Please log in again.`,
  REFRESH_USED: msg`Your session was just renewed. Try again.`,
  SEND_FAILED: msg`We couldn't send the code. Try again in a moment.`,
  PICTURE_INVALID: msg`This picture can't be opened. Choose a JPEG, PNG or WebP file.`,
  TOO_MANY: msg`Too many attempts. Wait a moment and try again.`,
  NOT_FOUND: msg`We couldn't find this. It may have been removed.`,
  IN_PROGRESS: msg`This is still being processed. Try again in a moment.`,
  KEY_REUSED: msg`This request changed since it was first sent. Please send it again.`,
  COUNT_ZERO: msg`Choose a quantity.`,
  OUT_OF_STOCK: msg`Out of stock items failed to add to cart.`,
  NOT_IN_AREA: msg`This product does not available in your area.`,
  WITHDRAWN: msg`This product is no longer sold.`,
  CART_FULL: msg`Your cart is full. Remove something first.`,
  MISMATCH: msg`Some details don't match. Refresh the page and try again.`,
  LIST_NAME_REQUIRED: msg`Grocery list name is required.`,
  LIST_NAME_TAKEN: msg`Grocery list name already exists.`,
  LISTS_FULL: msg`You've reached the maximum number of lists. Delete one first.`,
  LIST_FULL: msg`This list is full. Remove something first.`,
  LIST_READ_ONLY: msg`You can read this list, but not change it.`,
  CHECKOUT_EXPIRED: msg`Check out expired.`,
  PRICE_CHANGED: msg`A price has changed. Please check the new total.`,
  MINIMUM_AMOUNT: msg`The total is below the minimum amount.`,
  SLOT_GONE: msg`This delivery time is no longer available. Choose another one.`,
  ADDRESS_REQUIRED: msg`Add a delivery address first.`,
  ORDER_STATE: msg`This isn't possible at the order's current status.`,
  REVIEW_EXISTS: msg`You already reviewed this item.`,
  REVIEW_EDITED: msg`A review can be changed once. You already changed this one.`,
  ITEM_STATE: msg`This isn't possible while the item is in its current state.`,
  OFFER_UNFIT: msg`This item can't be listed yet. Check the marked fields.`,
  OFFERS_FULL: msg`You've reached the maximum number of open listings. Withdraw one first.`,
  OWN_ITEM: msg`You can't buy your own item.`,
  CONTACT_IN_TEXT: msg`Don't include phone numbers, email addresses, links or account names. Buyers can reach you by chat.`,
  WORD_FORBIDDEN: msg`This can't be sold here. Change the text.`,
  PRICE_NOT_WHOLE: msg`Enter a price without decimals.`,
  PRICE_TOO_LOW: msg`This price is too low for a pre-loved item here.`,
  PRICE_TOO_HIGH: msg`This price is too high for a pre-loved item here.`,
  CHAT_BLOCKED: msg`You blocked this conversation. Unblock it to send messages.`,
  CARD_DECLINED: msg`Your bank declined this card.`,
  INSUFFICIENT_FUNDS: msg`This card has insufficient funds.`,
  CARD_EXPIRED: msg`This card has expired. Use another one.`,
  CARD_INVALID: msg`This card can't be charged. Enter it again.`,
  PAYMENT_NOT_CONFIRMED: msg`Payment wasn't confirmed.`,
  PAYMENT_FAILED: msg`Payment failed.`,
  PAY_TYPE_UNAVAILABLE: msg`This payment method isn't available for this order.`,
  PAID_TOO_LATE: msg`The order closed before your payment arrived. Your card will be refunded.`,
  VOUCHER_NOT_STARTED: msg`This voucher can't be collected yet.`,
  VOUCHER_ENDED: msg`This voucher is no longer available.`,
  VOUCHER_GONE: msg`All of these vouchers have been collected.`,
  VOUCHER_LIMIT: msg`You already collected this voucher.`,
  VOUCHER_CODE_UNKNOWN: msg`This voucher code isn't valid.`,
  VOUCHER_UNUSABLE: msg`Failed to apply voucher.`,
  GROUP_NOT_STARTED: msg`This group buy hasn't started yet.`,
  GROUP_ENDED: msg`This group buy has ended.`,
  TEAM_FULL: msg`This team is full. Join another team or start one.`,
  TEAM_ENDED: msg`This team's time is over. Join another team or start one.`,
  GROUP_JOINED: msg`You already have a place in a team of this group buy.`,
  // Codes that no account form meets; the server's own texts for them stay in its log.
  UNKNOWN_REGION: msg`We don't deliver to this region. Choose another one.`,
  METHOD_NOT_ALLOWED: msg`Something went wrong.`,
  TOO_LARGE: msg`This is too large to send. Choose something smaller.`,
  BUSY: msg`We're busy right now. Try again in a moment.`,
  SERVER: msg`Something went wrong on our side. Try again in a moment.`,
}

const unanswered = {
  network: msg`Can't connect. Check your connection and try again. Your input is kept.`,
  timeout: msg`This took too long. Try again. Your input is kept.`,
}

/** The message of a code in the page's language; `desc`, the server's own text, for a code of a newer server. */
export function failureWords(code: string, desc: string): string {
  const known = Object.hasOwn(words, code) ? words[code as keyof typeof words] : undefined
  return known ? i18n._(known) : desc
}

/**
 * The message of a failed call, including advice: also when offline, after too many attempts, and on a server error.
 */
export function wordsOfFailure(failure: Failure): string {
  if (failure.kind === 'network' || failure.kind === 'timeout') return i18n._(unanswered[failure.kind])
  if (failure.kind === 'broken') return i18n._(failure.status === 429 ? words.TOO_MANY : words.SERVER)
  return failureWords(failure.code, failure.desc)
}
