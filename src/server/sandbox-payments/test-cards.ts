import type { SandboxWords } from '#words/payments/sandbox-words.ts'

/** The behaviour of a sandbox card when it is charged. */
export type CardOutcome = keyof SandboxWords['outcomes']

/** The test numbers (README) with a special behaviour; every other valid number pays. */
export const testNumbers: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'paid',
  '5555555555554444': 'paid',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expired',
  '4000000000003220': 'confirm',
  '4000000000000119': 'late-paid',
  '4000000000000259': 'late-refused',
}
