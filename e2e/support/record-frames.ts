import type { BrowserContext } from '@playwright/test'

/** Runs in the page before its own code: at every frame and every change, tells which currencies stand in the text. */
function sample(): void {
  const told = new Set<string>()
  const id = `${Math.random()}`
  const look = () => {
    const text = document.body?.innerText ?? ''
    const seen = ['Rs.', '¥', '₭', '₺'].filter((symbol) => new RegExp(`${symbol.replace('.', '\\.')}\\s?\\d`).test(text))
    if (seen.every((symbol) => told.has(symbol))) return
    for (const symbol of seen) told.add(symbol)
    void (globalThis as unknown as { tellFrame: (id: string, seen: string[]) => void }).tellFrame(id, seen)
  }
  const frame = () => {
    look()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Watches every document that opens from now on. The answer gives, for each document that showed a price, the
 * currencies that any of its frames has shown, in the order of the documents.
 */
export async function recordFrames(context: BrowserContext): Promise<() => string[][]> {
  const documents = new Map<string, Set<string>>()
  await context.exposeFunction('tellFrame', (id: string, seen: string[]) => {
    documents.set(id, new Set([...(documents.get(id) ?? []), ...seen]))
  })
  await context.addInitScript(sample)
  return () => [...documents.values()].map((seen) => [...seen])
}
