import type { Settings } from '../settings.ts'

/** What the mall tells the sandbox's process: once at start, and at which addresses it is open, once it is. */
export type ToSandbox =
  | {
      readonly begin: Pick<Settings, 'HOST' | 'PAYMENTS_URL' | 'PUBLIC_URL'> & {
        readonly port: number
        readonly folder: string
      }
    }
  | { readonly origins: readonly string[] }

/** What it answers: where it is and what it and the mall know of each other, or one sentence that says why it cannot open. */
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
