import { type Mutant, mutant } from './mutant.ts'

export const votes: readonly Mutant[] = [
  mutant(
    'votes: votes on different reviews are joined',
    'domains/votes.ts',
    'lastValueWins(({ input }) => String(input.prodCommId))',
    "lastValueWins(() => 'all')",
    115,
  ),
  mutant(
    'votes: a vote that was taken back is sent as a vote',
    'domains/votes.ts',
    'body: { ...input, at }',
    'body: { ...input, isHelpful: true, at }',
    21,
  ),
  mutant(
    'votes: an older vote wins over a newer vote',
    'domains/votes.ts',
    'body: { ...input, at }',
    'body: { ...input, at: 1.5e12 - at }',
    115,
  ),
]
