import * as v from 'valibot'

/** What the server can refuse with; the page words each one (app/i18n/failure-words). */
export const failureCodes = [
  'BAD_REQUEST',
  'UNKNOWN_REGION',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'TOO_MANY',
  'BUSY',
  'SERVER',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** The body of every answer that is not 2xx (api.md): an English sentence and a code to translate. */
export const failureBody = v.object({
  desc: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
})
export type FailureBody = v.InferOutput<typeof failureBody>

/** HTTP status of each code. */
export const failureStatus = {
  BAD_REQUEST: 400,
  UNKNOWN_REGION: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  BUSY: 503,
  SERVER: 500,
} as const satisfies Record<FailureCode, number>
