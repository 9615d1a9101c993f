import { type Mutant, mutant } from './mutant.ts'

export const reminders: readonly Mutant[] = [
  mutant(
    'reminders: only the reminders of a signed-in shopper are sent',
    'domains/reminders.ts',
    'isOfPhone: true',
    'isOfPhone: false',
    25,
  ),
  mutant(
    'reminders: reminders of different messages are joined',
    'domains/reminders.ts',
    'coalesce: (unsent) => unsent',
    'coalesce: (unsent) => unsent.slice(-1)',
    175,
  ),
  mutant(
    'reminders: another message is repeated',
    'domains/reminders.ts',
    '...input, at }',
    '...input, pushId: input.pushId + 1, at }',
    25,
  ),
]
