import type { Language } from '#contract/wire.ts'

/** The locale of a language's dates: English writes `28 Nov`, as three of the four regions do, never `Nov 28`. */
export const dateTag = (language: Language): string => (language === 'en' ? 'en-GB' : language)
