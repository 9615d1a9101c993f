import type { BrowserContext } from '@playwright/test'

/**
 * Collects uncaught errors of every page from now on: errors, rejections, React's hydration errors, and violations of
 * the Content Security Policy.
 */
export function watchPageErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (event) => {
    const error = event.error()
    errors.push(
      error instanceof Error
        ? `${error.message}\n${(error.stack ?? '').split('\n').slice(0, 6).join('\n')}`
        : String(error),
    )
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Minified React error/.test(message.text()))
      errors.push(message.text())
  })
  return errors
}
