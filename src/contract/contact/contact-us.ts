import * as v from 'valibot'
import { cleanText, mailInBody, mobileInBody, regionInBody } from '#contract/account/account-fields.ts'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/languages.ts'
import { multilineText } from '#contract/multiline-text.ts'
import { orderNumber } from '#contract/order/order.ts'
import { uuidPattern } from '#contract/wire.ts'
import { contactUsCall, ownContactUsCall } from './contact-calls.ts'
import { contactTopics, maxContactLength, maxContactName } from './contact-limits.ts'

const fields = {
  /** The id that the device gave the message; the same id again changes nothing. */
  messageId: v.pipe(v.string('REQUIRED'), v.regex(uuidPattern, 'INVALID')),
  topic: v.picklist(contactTopics, 'REQUIRED'),
  name: v.pipe(
    v.string('REQUIRED'),
    v.transform((text) => text.trim()),
    v.nonEmpty('REQUIRED'),
    cleanText(maxContactName),
  ),
  content: v.pipe(multilineText(maxContactLength), v.nonEmpty('REQUIRED')),
  lang: v.picklist(languages),
  regionId: regionInBody,
}
const byMail = { ...fields, mail: mailInBody }
const byMobile = { ...fields, mobile: mobileInBody }
const ownOrder = { orderNumber: v.optional(orderNumber) }

/** POST /contactUs: a message of a guest to the mall, with an email address or a mobile number for the answer. */
export const contactUs = endpoint({ ...contactUsCall, body: v.union([v.object(byMail), v.object(byMobile)]) })

/** POST /p/contactUs: the same call for a signed-in shopper, who may attach one of their orders. */
export const ownContactUs = endpoint({
  ...ownContactUsCall,
  body: v.union([v.object({ ...byMail, ...ownOrder }), v.object({ ...byMobile, ...ownOrder })]),
})
