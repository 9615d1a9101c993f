import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { squeeze } from '#build/squeeze.ts'

type Handler = (
  this: { environment: { name: string } },
  options: object,
  bundle: Record<string, unknown>,
) => Promise<void>
const code = (hash: string) =>
  `import { a as one } from "./shell-${hash}.js"; export function add(left, right) { const both = left + right; return one(both, left, right) }`
const chunk = (name: string, fileName: string, text: string) => ({
  type: 'chunk',
  name,
  fileName,
  code: text,
  facadeModuleId: null,
  moduleIds: [`/src/${name}.ts`],
})

async function squeezed(hash: string): Promise<string> {
  const bundle = {
    shell: chunk('shell', `assets/shell-${hash}.js`, 'export const a = 1'),
    told: chunk('told', 'assets/told-abcdefg.js', code(hash)),
  }
  const { handler } = squeeze().generateBundle as Exclude<Plugin['generateBundle'], Function | undefined>
  await (handler as Handler).call({ environment: { name: 'client' } }, {}, bundle)
  return bundle.told.code
}

test('quality §1 a small change of the app: what another chunk is called changes nothing of a chunk but that name', async () => {
  const [one, other] = [await squeezed('qqqqqqq'), await squeezed('LLLLLLL')]
  expect(one).toContain('./shell-qqqqqqq.js')
  expect(other).toBe(one.replace('qqqqqqq', 'LLLLLLL'))
})
