import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { domains } from '#offline/domains.ts'

const folder = fileURLToPath(new URL('../../src/offline/domains', import.meta.url))

test('decision 0044: each file of offline/domains is a domain of that name, and a replay sends that domain', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  expect(domains.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort())
})
