import { CallFailed } from './answer.ts'

/** Whether a call failed because the server states that the item does not exist (any more). */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status === 404
