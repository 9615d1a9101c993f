import { i18n } from '@lingui/core'
import type { Language } from '#contract/wire.ts'
import { addWords } from './activate.ts'

/**
 * Fetches code that comes later into a page of the first view, with the words it says: the argument of `lazy` for a
 * panel or sheet whose words are not in the first part: `later` for what stands around every screen, `below` for what a product page
 * shows further down, else `more`
 * (words/word-parts.ts).
 */
export async function withWords<Module>(
  code: Promise<Module>,
  part: 'later' | 'below' | 'more' = 'more',
): Promise<Module> {
  const [module] = await Promise.all([code, addWords(i18n, part, i18n.locale as Language)])
  return module
}
