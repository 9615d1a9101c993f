import { expect, test } from 'vitest'
import { chunkTable } from '#build/chunk-table.ts'

test('quality#speed: the table of a build has imports and style sheets of each chunk, without what the document links', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    '_forms.js': { file: 'assets/forms.js', imports: ['_vendor.js'], css: ['assets/forms.css'] },
    'cart.tsx': { file: 'assets/cart.js', imports: ['index.html', '_forms.js'], css: ['assets/cart.css'] },
    'about.tsx': { file: 'assets/about.js', imports: ['_vendor.js'] },
    'font.woff2': { file: 'assets/font.woff2' },
  }
  const nameOf = (file: string) => (file === 'assets/forms.js' ? '~forms' : file)
  expect(chunkTable(manifest, nameOf)).toEqual({
    '~forms': ['assets/forms.css'],
    'assets/cart.js': ['~forms', 'assets/cart.css'],
  })
})
