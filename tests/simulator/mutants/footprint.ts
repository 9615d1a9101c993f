import { type Mutant, mutant } from './mutant.ts'

export const footprint: readonly Mutant[] = [
  mutant(
    'footprint: views are sent twice, under two keys',
    'domains/footprint.ts',
    'const options = { base, key, userId',
    'const options = { base, key: crypto.randomUUID(), userId',
    5,
  ),
  mutant(
    'footprint: a repeated call also contains later commands',
    'outbox/replay-batch.ts',
    "if (!domain.hasKeys && first.state === 'sent')",
    "if (!domain.hasKeys && first.state === 'sent' && first.batch === undefined)",
    341,
  ),
  mutant(
    'footprint: a removal is sent before an earlier view',
    'domains/footprint.ts',
    'views = commands.flatMap',
    'views = commands.slice(1).flatMap',
    5,
  ),
]
