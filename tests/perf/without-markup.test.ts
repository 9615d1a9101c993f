import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withoutMarkup } from '#e2e/perf/network/without-markup.ts'

const html =
  '<body><div id="root"><div>A <div>card</div></div></div>\n    <script type="application/json" id="first-view">{"a":1}</script></body>'
const bare = '<body><div id="root"></div>\n    <script type="application/json" id="first-view">{"a":1}</script></body>'

test('only the markup is removed, compressed or not', () => {
  expect(withoutMarkup(Buffer.from(html), undefined).toString()).toBe(bare)
  expect(brotliDecompressSync(withoutMarkup(brotliCompressSync(html), 'br')).toString()).toBe(bare)
})
