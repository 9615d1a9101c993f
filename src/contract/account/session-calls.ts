import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { token } from './token.ts'

/**
 * POST /token/refresh: exchanges a refresh token for a new pair of tokens. A second use of the refresh token ends the
 * whole sign-in. A repeat with the same `Idempotency-Key` within two minutes, after a lost answer, gets another pair.
 */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/token/refresh',
  access: 'open',
  query: v.object({}),
  reply: token,
  body: v.object({ refresh_token: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/)) }),
  failures: ['REFRESH_ENDED', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

/** GET /app/logout: revokes this sign-in on the server. */
export const logout = endpoint({
  method: 'GET',
  path: '/app/logout',
  access: 'shopper',
  query: v.object({}),
  reply: v.undefined(),
  failures: ['NOT_SIGNED_IN'],
})
