/**
 * The parts in which a language's messages are loaded: those of the first views below with the shell around them, those
 * of code in folders named `later/`, and the rest. A message is in one part only, so a screen that needs a part also
 * needs the parts before it. The build divides the messages by the chunks that use them (build/word-catalogues.ts).
 */
export const wordParts = ['first', 'later', 'rest'] as const
export type WordPart = (typeof wordParts)[number]

/** The routes whose first view needs only the first part (docs/quality.md#speed), with their files in app/routes. */
export const firstRoutes: Readonly<Record<string, string>> = {
  '/': 'index.tsx',
  '/products/$productId': 'products.$productId.tsx',
}

/** A part and the parts that it needs. */
export const partsUpTo = (part: WordPart): readonly WordPart[] => wordParts.slice(0, wordParts.indexOf(part) + 1)

/** The part that the screen of a route needs; the 404 page has no route, and its messages are those of the shell. */
export const partOfRoute = (routeId: string | null): WordPart =>
  routeId === null || routeId in firstRoutes ? 'first' : 'rest'
