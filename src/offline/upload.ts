import * as v from 'valibot'
import { failureBody } from '#contract/failure.ts'
import { callTimeout, type Outcome } from './call.ts'

/**
 * Sends one file to the picture store, as a form with the fields of its ticket (contract/account/user.ts,
 * `uploadTicket`). The picture store is not part of the contract, because a third party may run it. Never throws.
 */
export async function upload(
  address: string,
  fields: Readonly<Record<string, string>>,
  file: Blob,
): Promise<Outcome<undefined>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // Stores with signed tickets ignore fields behind the file.
  form.set('file', file)
  const patience = AbortSignal.timeout(callTimeout)
  try {
    const response = await fetch(address, { method: 'POST', body: form, signal: patience })
    if (response.ok) return { ok: true, value: undefined, at: Date.now(), isSaved: false }
    const refusal = v.safeParse(failureBody, await response.json().catch(() => undefined))
    return {
      ok: false,
      failure: refusal.success
        ? { kind: 'refused', status: response.status, ...refusal.output }
        : { kind: 'broken', status: response.status },
    }
  } catch {
    // The caller handles the failure.
    return { ok: false, failure: { kind: patience.aborted ? 'timeout' : 'network' } }
  }
}
