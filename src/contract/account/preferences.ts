import * as v from 'valibot'
import { writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { idInQuery, nothing } from '../wire.ts'

/** PUT /p/user/language: the language of emails and messages. */
export const setLanguage = endpoint({
  method: 'PUT',
  path: '/p/user/language',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.object({ lang: v.picklist(languages) }),
  failures: writeFailures,
})

/** POST /p/user/setRegion */
export const setRegion = endpoint({
  method: 'POST',
  path: '/p/user/setRegion',
  access: 'shopper',
  query: v.object({ regionId: idInQuery }),
  reply: nothing,
  failures: [...writeFailures, 'UNKNOWN_REGION'],
})
