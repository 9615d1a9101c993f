import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { token } from './token.ts'

/**
 * POST /token/refresh: a new pair for an old one. The refresh token is used up: used again it ends the whole sign-in, but
 * the same flight asked again with its `Idempotency-Key` within two minutes, its answer lost, gets another pair.
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

/** GET /app/logout: ends this sign-in on the server. */
export const logout = endpoint({
  method: 'GET',
  path: '/app/logout',
  access: 'shopper',
  query: v.object({}),
  reply: v.undefined(),
  failures: ['NOT_SIGNED_IN'],
})
