import { withWords } from '#i18n/with-words.ts'

export type VariantSheetCode = typeof import('./later/sheets/variant-sheet.tsx').VariantSheet

/** Fetches the variant sheet and its translations; rejects if either cannot be loaded. */
export const fetchVariantSheet = (): Promise<VariantSheetCode> =>
  withWords(import('./later/sheets/variant-sheet.tsx'), 'later').then(({ VariantSheet }) => VariantSheet)
