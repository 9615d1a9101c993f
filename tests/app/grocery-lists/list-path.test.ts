import { expect, test } from 'vitest'
import { listPath } from '#app/features/grocery-lists/list-path.ts'
import { nameKey } from '#contract/grocery/list-name.ts'

test('product#grocery-lists: every name of a list has a path of its own, also a name of dots', () => {
  for (const name of ['.', '..', '...', 'Weekly shop', 'a/b', '100 %', '?', '#list=', 'Şölen 🎉']) {
    const { pathname } = new URL(listPath(name), 'https://www.nelu-mall.example')
    const [, first, segment = ''] = pathname.split('/')
    expect(first, name).toBe('wish-list')
    expect(nameKey(decodeURIComponent(segment)), name).toBe(nameKey(name))
  }
})
