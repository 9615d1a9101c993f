import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#words/brand.ts'

test("product#purpose: the version string is the brand's, with the package's version", () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  expect(brand.version).toBe(`${brand.wordmark}_web_v_${version}`)
  expect(brand.version).toBe('nelu_web_v_1.9.1')
})
