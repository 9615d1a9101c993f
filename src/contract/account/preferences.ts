import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { idInQuery, nothing } from '../wire.ts'

const writes = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'IN_PROGRESS', 'KEY_REUSED'] as const

/** PUT /p/user/language: the language of emails and messages. */
export const setLanguage = endpoint({
  method: 'PUT',
  path: '/p/user/language',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.object({ lang: v.picklist(languages) }),
  failures: writes,
})

/** POST /p/user/setRegion */
export const setRegion = endpoint({
  method: 'POST',
  path: '/p/user/setRegion',
  access: 'shopper',
  query: v.object({ regionId: idInQuery }),
  reply: nothing,
  failures: [...writes, 'UNKNOWN_REGION'],
})
