// Apart from failure.ts, because endpoints of the first load import no valibot (decision 0027).

/** The failures of every call that needs a token. */
export const shopperFailures = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'] as const
/** The failures of every write that needs a token. */
export const writeFailures = [...shopperFailures, 'IN_PROGRESS', 'KEY_REUSED'] as const
