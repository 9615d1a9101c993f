import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dependencies } from '#server/dependencies.ts'
import { openMessengers } from '#server/messages/open-messengers.ts'
import { openCountries } from '#server/region/country-table.ts'
import { readSettings } from '#server/settings.ts'
import { openIssuers } from '#server/sign-in/issuers.ts'
import { openUploads } from '#server/uploads/open-uploads.ts'
import { sandboxProvider } from './sandbox-provider.ts'

/**
 * The mall's dependencies besides its database, by the test's settings. All test malls store uploads, whose names are
 * random, in one folder; each has a sandbox of its own for cards.
 */
export function testDependencies(
  { clock, log }: Pick<Dependencies, 'clock' | 'log'>,
  environment: Record<string, string> = {},
  payments = sandboxProvider(clock).payments,
): Omit<Dependencies, 'db' | 'pageFolder'> {
  const settings = readSettings(environment)
  return {
    clock,
    log,
    settings,
    stopping: new AbortController().signal,
    ...openMessengers(settings, clock),
    issuers: openIssuers(settings, clock),
    uploads: openUploads(join(tmpdir(), 'test-uploads')),
    payments,
    pictures: {
      read: async () => null,
      share: async () => null,
      weigh: async () => null,
      warm: async () => {},
      close: async () => {},
    },
    countryOf: openCountries(log),
  }
}
