import * as v from 'valibot'
import { failureBody } from '#contract/failure.ts'
import { callTimeout, type Outcome } from '#offline/call.ts'

/** The slowest connection that an upload waits for, in bytes per ms: 10 kB a second. */
const slowest = 10

/**
 * Sends one file to the picture store, as a form with the fields of its ticket (contract/account/upload-ticket.ts,
 * `uploadTicket`). The picture store is not part of the contract, because a third party may run it. Never throws.
 */
export function upload(
  address: string,
  fields: Readonly<Record<string, string>>,
  file: Blob,
): Promise<Outcome<undefined>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // Stores with signed tickets ignore fields behind the file.
  form.set('file', file)
  return ask(address, { method: 'POST', body: form }, callTimeout + file.size / slowest, async (response) => {
    // A captive portal answers 200 with a page of its own.
    if (response.status === 201 || response.status === 204) return { ok: true, value: undefined }
    const refusal = v.safeParse(failureBody, await response.json().catch(() => undefined))
    return refusal.success
      ? { ok: false, failure: { kind: 'refused', status: response.status, ...refusal.output } }
      : broken(response)
  })
}

/** Whether the picture store has a picture at this address. Never throws. */
export const isUploaded = (address: string): Promise<Outcome<boolean>> =>
  ask(address, { method: 'HEAD' }, callTimeout, async (response) => {
    const type = response.headers.get('Content-Type') ?? ''
    // A captive portal answers with a page of its own, whatever its status.
    if (type === '' || type.startsWith('text/html')) return broken(response)
    if (response.status === 404) return { ok: true, value: false }
    return response.ok && type.startsWith('image/') ? { ok: true, value: true } : broken(response)
  })

type Read<Value> = { ok: true; value: Value } | Extract<Outcome<Value>, { ok: false }>

const broken = ({ status }: Response) => ({ ok: false, failure: { kind: 'broken', status } }) as const

/** Makes one request with a time limit in ms. */
async function ask<Value>(
  address: string,
  request: RequestInit,
  patience: number,
  read: (response: Response) => Promise<Read<Value>>,
): Promise<Outcome<Value>> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience)
  try {
    const answer = await read(await fetch(address, { ...request, signal: abort.signal }))
    return answer.ok ? { ...answer, at: Date.now(), isSaved: false } : answer
  } catch {
    // The caller handles the failure.
    return { ok: false, failure: { kind: abort.signal.aborted ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
  }
}
