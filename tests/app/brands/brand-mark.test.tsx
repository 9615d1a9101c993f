import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandMark } from '#ui/base/brand-mark.tsx'

const markOf = (id: number, name: string) => renderToStaticMarkup(<BrandMark id={id} name={name} />)

test('design#brand-mark: a brand has a monogram of one or two letters, hidden from screen readers, the same everywhere', () => {
  expect(markOf(1, 'Talipot Paper')).toMatch(/aria-hidden="true"[^>]*>TP</)
  expect(markOf(2, 'masalev')).toMatch(/>M</)
  expect(markOf(3, 'One Two Three')).toMatch(/>OT</)
  expect(markOf(4, 'Nanpo')).toBe(markOf(4, 'Nanpo'))
  expect(markOf(4, 'Nanpo')).not.toBe(markOf(5, 'Nanpo'))
})
