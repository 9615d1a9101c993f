import * as v from 'valibot'
import { nothing } from '#contract/wire.ts'

// The worker contains this file, so the schemas of the bodies, which only the server reads, are in contact-us.ts.

/** POST /contactUs without its body. */
export const contactUsCall = {
  method: 'POST',
  path: '/contactUs',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  failures: ['UNKNOWN_REGION', 'TOO_MANY'],
} as const

/** POST /p/contactUs without its body. */
export const ownContactUsCall = {
  method: 'POST',
  path: '/p/contactUs',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  failures: [
    'NOT_SIGNED_IN',
    'ACCOUNT_DISABLED',
    'IN_PROGRESS',
    'KEY_REUSED',
    'NOT_FOUND',
    'UNKNOWN_REGION',
    'TOO_MANY',
  ],
} as const
