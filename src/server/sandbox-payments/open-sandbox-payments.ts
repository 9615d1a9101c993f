import type { Hono } from 'hono'
import { createSandboxPayments, type SandboxSettings } from './sandbox-app.ts'
import { openBook } from './sandbox-book.ts'
import { openCharges } from './sandbox-charges.ts'
import { sendEvents } from './send-events.ts'

type Outside = Omit<SandboxSettings, 'charges'> &
  Parameters<typeof sendEvents>[1] & {
    /** The file of its book; null keeps it in memory. */
    readonly file: string | null
    /** Its own address, as a browser reaches it. */
    readonly pagesUrl: string
  }

/** The sandbox provider as a function of what it needs: its app, and the work that it does by itself (late answers, webhooks). */
export function openSandboxPayments(outside: Outside): { readonly app: Hono; work(): Promise<void> } {
  const charges = openCharges(openBook(outside.file), outside)
  return { app: createSandboxPayments({ ...outside, charges }), work: () => sendEvents(charges, outside) }
}
