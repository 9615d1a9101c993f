import * as v from 'valibot'
import { contactTopics, maxContactLength, maxContactName } from '#contract/contact/contact-limits.ts'
import { identityFaults, type ReadIdentity } from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import type { PendingMessage } from '#offline/contact.ts'

/** The values of the form, and the shape that a stored draft must have. */
export const contactValues = v.object({
  topic: v.picklist(['', ...contactTopics]),
  name: v.string(),
  /** An email address or a mobile number, as typed. */
  who: v.string(),
  content: v.string(),
  /** The attached order; empty for none. */
  orderNumber: v.string(),
  /** The refused message that this one replaces; empty for none. */
  instead: v.string(),
})
export type ContactValues = v.InferOutput<typeof contactValues>

export const emptyMessage: ContactValues = { topic: '', name: '', who: '', content: '', orderNumber: '', instead: '' }

/** The name of the draft. */
export const contactDraft = 'contact'

/** The error messages by field (docs/product.md#validation). */
export const contactFaults = ({ topic, name, content }: ContactValues, sender: ReadIdentity) => ({
  ...(topic === '' && { topic: failureWords('REQUIRED', '') }),
  ...faultOf('name', name, maxContactName),
  ...identityFaults('who', sender),
  ...faultOf('content', content, maxContactLength),
})

function faultOf(field: string, typed: string, max: number): Record<string, string> {
  const length = typed.trim().length
  if (length > 0 && length <= max) return {}
  return { [field]: failureWords(length === 0 ? 'REQUIRED' : 'BAD_REQUEST', '') }
}

/** The initial values of the form when a refused message is edited. */
export const valuesOf = ({ id, topic, name, mail, mobile, content, orderNumber }: PendingMessage): ContactValues => ({
  topic,
  name,
  who: mail ?? shownNumber(mobile),
  content,
  orderNumber: orderNumber ?? '',
  instead: id,
})

/** A padded mobile number as a person writes it. */
export const shownNumber = (padded: string | undefined): string => (padded ? `+${padded.replace(/^0+/, '')}` : '')
