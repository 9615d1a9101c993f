import { withWords } from '#i18n/with-words.ts'

export type VariantSheetCode = typeof import('./variant-sheet.tsx').VariantSheet

/** Fetches the sheet that asks for a variant, and its words; rejects where they can not be had. */
export const fetchVariantSheet = (): Promise<VariantSheetCode> =>
  withWords(import('./variant-sheet.tsx')).then(({ VariantSheet }) => VariantSheet)
