import { type Mutant, mutant } from './mutant.ts'

export const readMarks: readonly Mutant[] = [
  mutant(
    'read marks: an earlier mark replaces a further one that waits',
    'domains/read-marks.ts',
    'before.input.seq > last.input.seq',
    'before.input.seq < last.input.seq',
    17,
  ),
  mutant(
    'read marks: a mark is sent one message short',
    'domains/messages/send-message.ts',
    'body: { seq }',
    'body: { seq: Math.max(1, seq - 1) }',
    17,
  ),
]
