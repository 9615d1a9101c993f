import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { wireTime } from '../wire.ts'

/**
 * GET /p/oss/securityToken: a ticket for one upload. The client posts a form with `fields` and `file` to `uploadUrl`;
 * the picture is then at `publicUrl`.
 */
export const uploadTicket = endpoint({
  method: 'GET',
  path: '/p/oss/securityToken',
  access: 'shopper',
  query: v.object({}),
  reply: v.object({
    uploadUrl: v.string(),
    fields: v.record(v.string(), v.string()),
    publicUrl: v.string(),
    expiration: wireTime,
    maxBytes: v.number(),
  }),
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})
