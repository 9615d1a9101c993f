/** The key of a rate, for a subject: an account's id, a network, a receiver or a token's hash. */
type KeyOf = (subject: string | number) => string

const keyOf =
  (name: string): KeyOf =>
  (subject) =>
    `${name} ${subject}`

/** The keys of all rates. Two rates with the same key would share a count, so every name is different. */
export const rateKeys = {
  callsOfLink: keyOf('calls-of-link'),
  clientErrorsFrom: keyOf('client-errors-from'),
  codesFrom: keyOf('codes-from'),
  codesPerDayTo: keyOf('codes-per-day-to'),
  codesTo: keyOf('codes-to'),
  messageCopiesTo: keyOf('message-copies-to'),
  messagesOf: keyOf('messages-of'),
  messagesToMallFrom: keyOf('messages-to-mall-from'),
  messagesToMallOf: keyOf('messages-to-mall-of'),
  offersOf: keyOf('offers-of'),
  oldPasswordsOf: keyOf('old-passwords-of'),
  ownCodesOf: keyOf('own-codes-of'),
  passwordsOf: keyOf('passwords-of'),
  paymentsOf: keyOf('payments-of'),
  readsOfPush: keyOf('reads-of-push'),
  signInsFrom: keyOf('sign-ins-from'),
  uploadTicketsOf: keyOf('upload-tickets-of'),
  voucherCodesOf: keyOf('voucher-codes-of'),
  writesOfPush: keyOf('writes-of-push'),
} satisfies Record<string, KeyOf>
