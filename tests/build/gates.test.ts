import { describe, expect, test } from 'vitest'
import { gates } from './build-budgets.ts'
import { openBuiltPage } from './built-page.ts'

describe('the limits of the build', () => {
  const page = openBuiltPage()

  test.each(gates)('$name: at most $most', ({ name, most, unit, reason, parts }) => {
    const counted = [...parts(page)].sort((a, b) => b.size - a.size)
    const total = counted.reduce((sum, { size }) => sum + size, 0)
    if (unit === 'bytes') {
      expect(total, `${name}: no file was counted`).toBeGreaterThan(0)
      process.stdout.write(`${name}: ${total} of ${most} bytes\n`)
    }
    const list = counted.slice(0, 20).map(({ label, size }) => (unit === 'bytes' ? `${size} ${label}` : label))
    expect(total, `${reason}\n${list.join('\n')}\n`).toBeLessThanOrEqual(most)
  })
})
