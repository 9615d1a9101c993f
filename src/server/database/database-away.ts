type Cause = Error & { readonly code?: string; readonly errors?: readonly Error[] }

/**
 * The database cannot be reached, or a connection broke in use. Message and code are those of the cause; a host name
 * with several addresses fails with all of their errors.
 */
export class DatabaseAway extends Error {
  readonly code: string | undefined

  constructor(cause: Error) {
    const { message, code, errors } = cause as Cause
    super(message || errors?.[0]?.message, { cause })
    this.code = code
  }
}

/** PostgreSQL's error codes for a broken connection, and for a server that stops or starts. */
const awayCodes = /^(08...|57P0[1-3])$/

/** Whether an error of a query means that its connection cannot be used any more. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof DatabaseAway || awayCodes.test((error as Cause).code ?? '')
