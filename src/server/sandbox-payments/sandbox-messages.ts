import type { Settings } from '../settings.ts'

/** Messages of the mall to the sandbox's process: once at start, and the mall's origins once the mall listens. */
export type ToSandbox =
  | {
      readonly begin: Pick<Settings, 'HOST' | 'PAYMENTS_URL' | 'PUBLIC_URL'> & {
        readonly port: number
        readonly folder: string
      }
    }
  | { readonly origins: readonly string[] }

/** The process's answer: its address and the shared secrets, or a sentence that explains why it cannot open. */
export type FromSandbox =
  | {
      readonly open: {
        readonly port: number
        readonly pagesUrl: string
        readonly name: string
        readonly key: string
        readonly webhookSecret: string
      }
    }
  | { readonly failure: string }
