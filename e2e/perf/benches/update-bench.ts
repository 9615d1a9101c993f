import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuiltPage, openBuiltPage } from '#tests/build/built-page.ts'
import { installedFiles, warmedFiles } from '#tests/build/built-parts.ts'
import { rowsTable } from '../measure-row.ts'
import { updateTarget } from '../targets.ts'

/** The inputs of a build. */
const needed = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tests/tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
  'index.html',
  'src',
  'public',
]
/** A small change: a character in a line of every page's footer. */
const change = { file: 'src/app/shell/later/footer/footer.tsx', before: '© {year} ', after: '© {year} · ' }

const everyFile = (page: BuiltPage) => [...installedFiles(page), ...warmedFiles(page)]

/**
 * The compressed bytes that an installed phone fetches for a small change of the app (docs/quality.md#speed), from two
 * builds.
 */
export async function updateBench(log: (sentence: string) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'update-bench-'))
  try {
    for (const name of needed) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const build = (name: string): BuiltPage => {
      log(`Building ${name} …`)
      execFileSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], { cwd: folder, stdio: 'ignore' })
      cpSync(join(folder, 'dist/page'), join(folder, name), { recursive: true })
      return openBuiltPage(join(folder, name))
    }
    const first = build('first')
    const file = join(folder, change.file)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(change.before)) throw new Error(`${change.file} no longer contains "${change.before}".`)
    writeFileSync(file, text.replace(change.before, change.after))
    const second = build('second')
    const fetched = everyFile(second).filter(
      ({ label }) => !first.files.includes(label) || first.text(label) !== second.text(label),
    )
    const bytes = fetched.reduce((sum, { size }) => sum + size, 0)
    const table = rowsTable([
      { measure: 'a small change of the app', network: '', value: bytes / 1000, unit: 'kB', target: updateTarget },
    ])
    return `### Update\n\n${table}\n\n${fetched.map(({ label, size }) => `${label} ${(size / 1000).toFixed(1)}`).join(', ')} kB.\n`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
