import { type Mutant, mutant } from './mutant.ts'

const domain = 'domains/shared-lists.ts'
const sending = 'domains/shared-lists/send-changes.ts'
// biome-ignore lint/suspicious/noTemplateCurlyInString: source text
const target = '`${input.token} ${input.itemId}`'

/** The faults of changes by a link. Only the seeds that end in 6 have a link. */
export const sharedLists: readonly Mutant[] = [
  mutant(
    'shared lists: a busy server counts as a refusal',
    sending,
    "failure.code === 'NOT_FOUND'",
    "failure.code === 'TOO_MANY'",
    286,
  ),
  mutant(
    'shared lists: fields of different items are coalesced',
    'domains/shared-lists/command.ts',
    target,
    'input.token',
    26,
  ),
  mutant(
    "shared lists: a guest's changes are lost at login",
    domain,
    'mergeGuest: (commands, shopper) => commands.map',
    'mergeGuest: (commands, shopper) => commands.slice(0, 0).map',
    16,
  ),
  mutant(
    'shared lists: changes with different names are sent in one call',
    domain,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '`${input.token} ${input.name}`',
    'input.token',
    6,
  ),
  mutant(
    'shared lists: the first change of a call is lost',
    sending,
    'commands.map(changeOf)',
    'commands.slice(-1).map(changeOf)',
    16,
  ),
  mutant(
    'shared lists: a tap is dated when the tap is sent',
    sending,
    '  at,\n  listId',
    '  at: Date.now(),\n  listId',
    36,
  ),
  mutant(
    'shared lists: one faulty change refuses the whole call',
    sending,
    "failure.code === 'NOT_FOUND'",
    'failure.status === 400',
    326,
  ),
  mutant('shared lists: a refusal is dropped silently', domain, 'showsRefusals: true', 'showsRefusals: false', 106),
]
