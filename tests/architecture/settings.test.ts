import { expect, test } from 'vitest'
import { settingNames } from '#server/settings.ts'
import { textOf } from './source-tree.ts'

/** Names in the first column of README's settings table. */
function settingsOfReadme(): string[] {
  const table = /^## Settings\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(textOf('README.md') ?? '')?.[1] ?? ''
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
}

test("README's table of settings names every setting of the server and of the page, and no other", () => {
  const ofPage = [...(textOf('src/app/vite-env.d.ts') ?? '').matchAll(/readonly (VITE_\w+)\??:/g)].map(
    (match) => match[1] ?? '',
  )
  expect(settingsOfReadme().sort()).toEqual([...new Set([...settingNames, ...ofPage])].sort())
})
