import { type Mutant, mutant } from './mutant.ts'

export const contact: readonly Mutant[] = [
  mutant(
    'contact: every attempt has a new id',
    'domains/contact.ts',
    'messageId: command.id',
    'messageId: crypto.randomUUID()',
    30,
  ),
  mutant(
    'contact: of two messages only the last is sent',
    'domains/contact.ts',
    'coalesce: (unsent) => unsent',
    'coalesce: (unsent) => unsent.slice(-1)',
    72,
  ),
  mutant(
    "contact: a guest's message is dropped at login",
    'domains/contact.ts',
    'commands.map((one) => ({ ...one, shopper }))',
    '[]',
    30,
  ),
  mutant(
    'contact: a refusal is dropped silently',
    'domains/contact.ts',
    'showsRefusals: true',
    'showsRefusals: false',
    45,
  ),
]
