import { findProgram } from './browser.ts'

/** The browsers beside Chromium in which the journeys run, and the programs that each needs. */
export const engines = {
  firefox: { title: 'Firefox', programs: ['firefox-esr'] },
  webkit: { title: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'] },
} as const

export type EngineName = keyof typeof engines
export const engineNames = Object.keys(engines) as EngineName[]

/** The reason why the journeys do not run in a browser on this machine; null where they run. */
export function whySkipped(name: EngineName): string | null {
  const { title, programs } = engines[name]
  const missing = programs.filter((program) => !findProgram(program))
  return missing.length > 0
    ? `${title} was skipped: ${missing.map((program) => `${program} is not installed`).join(', ')}`
    : null
}
