import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { token } from './token.ts'

/**
 * POST /token/refresh: exchanges a refresh token for a new pair of tokens. A repeat gets the same pair until the pair is
 * used; after that, REFRESH_USED within two minutes of the exchange, and later the end of the whole sign-in.
 */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/token/refresh',
  access: 'open',
  query: v.object({}),
  reply: token,
  body: v.object({ refresh_token: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/)) }),
  failures: ['REFRESH_ENDED', 'REFRESH_USED', 'ACCOUNT_DISABLED', 'TOO_MANY'],
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
