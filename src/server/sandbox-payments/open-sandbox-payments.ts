import type { Hono } from 'hono'
import { openRecordFile } from './record-file.ts'
import { createSandboxPayments, type SandboxSettings } from './sandbox-app.ts'
import { openCharges } from './sandbox-charges.ts'
import { sendEvents } from './send-events.ts'

type Outside = Omit<SandboxSettings, 'charges'> &
  Parameters<typeof sendEvents>[1] & {
    /** The file of the sandbox's records; null keeps them in memory. */
    readonly file: string | null
    /** The sandbox's own address as a browser reaches it. */
    readonly pagesUrl: string
  }

/**
 * The sandbox provider as a function of its dependencies: its HTTP app, and its background work (late answers,
 * webhooks).
 */
export function openSandboxPayments(outside: Outside): { readonly app: Hono; work(): Promise<void> } {
  const charges = openCharges(openRecordFile(outside.file), outside)
  return { app: createSandboxPayments({ ...outside, charges }), work: () => sendEvents(charges, outside) }
}
