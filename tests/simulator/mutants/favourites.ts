import { type Mutant, mutant } from './mutant.ts'

export const favourites: readonly Mutant[] = [
  mutant(
    'favourites: the first of two choices is sent',
    'outbox/domain.ts',
    'join: (before: C, last: C) => C = (_, last) => last',
    'join: (before: C, last: C) => C = (before, _last) => before',
    20,
  ),
  mutant(
    'favourites: choices of different products are joined',
    'domains/favourites.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '`${kind} ${id}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '`${kind} ${id < 0}`',
    32,
  ),
  mutant(
    "favourites: a choice that the guest undid becomes the shopper's",
    'domains/favourites.ts',
    '.filter(({ input }) => input.isKept)\n',
    '\n',
    217,
  ),
  mutant(
    "favourites: a guest's choices are lost at login",
    'domains/favourites.ts',
    '.filter(({ input }) => input.isKept)\n',
    '.filter(({ input }) => !input.isKept)\n',
    8,
  ),
  mutant(
    'favourites: a refusal is dropped silently',
    'domains/favourites.ts',
    'showsRefusals: true',
    'showsRefusals: false',
    20,
  ),
]
