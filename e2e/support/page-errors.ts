import type { BrowserContext } from '@playwright/test'

/**
 * Collects what no code of the page caught, from now on: errors, rejections, and React's hydration errors, which it
 * reports the same way; and what the Content Security Policy stopped.
 */
export function watchPageErrors(context: BrowserContext): readonly string[] {
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
