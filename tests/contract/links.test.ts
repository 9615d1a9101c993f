import { describe, expect, test } from 'vitest'
import { idInPath, idInSlug, productSlug, searchedWords, slugOf, typedSearchPath } from '#contract/links.ts'

describe('product#links: slugs', () => {
  test.each([
    ['Aero Knit Running Shoes', 'aero-knit-running-shoes'],
    ['Pots & Pans', 'pots-and-pans'],
    ['Tea_Set  (6 pcs), 90°C', 'tea-set-6-pcs-90c'],
    ['100% Cotton = [Soft] | "Warm"', '100-cotton-soft-warm'],
    ["Who's there? #1", 'whos-there-1'],
    ['A -- B --- C', 'a-b-c'],
    ['-Edge-', 'edge'],
    ['USB-C/HDMI cable 1.5 m', 'usb-c-hdmi-cable-1-5-m'],
    ['Crème brûlée', 'crème-brûlée'],
    ['TITLE IN İSTANBUL', 'title-in-i̇stanbul'.normalize('NFC').replace('\u0307', '-')],
    ['ÇAY', 'çay'],
    ['跑步鞋 Aero', '跑步鞋-aero'],
    ['!!!', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => expect(slugOf(title)).toBe(slug.replace(/-+/g, '-')))

  test('slugs are idempotent, and hold only letters, digits and single hyphens', () => {
    for (const title of ['A/B\\C & D_e', 'x  & & y', '“Quote” – dash', '50% #1 (a=b)']) {
      const slug = slugOf(title)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).toMatch(/^[\p{Letter}\p{Number}]+(-[\p{Letter}\p{Number}]+)*$/u)
    }
  })
})

test("product#links: the id is at the end of a product's path", () => {
  expect(productSlug({ slug: 'aero-shoes', prodId: 1042 })).toBe('aero-shoes-1042')
  expect(productSlug({ slug: '', prodId: 1042 })).toBe('1042')
  expect(idInSlug('aero-shoes-2-1042')).toBe(1042)
  expect(idInSlug('1042')).toBe(1042)
  for (const bad of ['', 'aero', 'aero-', 'aero-0', 'aero-1e3', 'aero-12x', `a-${'9'.repeat(16)}`, 'a-１２'])
    expect(idInSlug(bad), bad).toBeNull()
  for (const bad of ['0', '-1', '1.5', ' 1', '%00', '']) expect(idInPath(bad), bad).toBeNull()
})

test('product#links: search words are one segment of the path and are decoded unchanged', () => {
  for (const words of ['tea set', 'a/b', '50%', '%2F', 'C++ #1?', '茶', 'v1.5', '...x'])
    expect(searchedWords(typedSearchPath(words) ?? ''), words).toBe(words)
  expect(typedSearchPath('  tea \n\t set\u0007 ')).toBe('/SearchResults/tea%20set')
  for (const nothing of ['', '  ', '.', '..', '\u0000', '\ud800']) expect(typedSearchPath(nothing), nothing).toBeNull()
  expect(typedSearchPath(`${'x'.repeat(119)}😀`)).toBe(`/SearchResults/${'x'.repeat(119)}`)
  for (const other of ['/', '/search', '/SearchResults', '/SearchResults/', '/SearchResults/%E0%A4%A'])
    expect(searchedWords(other), other).toBe('')
})
