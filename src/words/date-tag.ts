import type { Language } from '#contract/wire.ts'

/** The locale whose dates a language writes: English says `28 Nov`, as in three of the four regions, never `Nov 28`. */
export const dateTag = (language: Language): string => (language === 'en' ? 'en-GB' : language)
