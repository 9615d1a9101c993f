import type { BrowserContext } from '@playwright/test'

/**
 * Runs in the page before its own code: at every frame and every change, reports which of the marks (name and pattern)
 * are in the text.
 */
function sample(marks: (readonly [string, string])[]): void {
  const reported = new Set<string>()
  const id = `${Math.random()}`
  const record = () => {
    const text = document.body?.innerText ?? ''
    const seen = marks.filter(([, pattern]) => new RegExp(pattern).test(text)).map(([name]) => name)
    if (seen.every((name) => reported.has(name))) return
    for (const name of seen) reported.add(name)
    void (globalThis as unknown as { recordFrame: (id: string, seen: string[]) => void }).recordFrame(id, seen)
  }
  const frame = () => {
    record()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true })
}

const currencies = [
  ['Rs.', 'Rs\\.\\s?\\d'],
  ['¥', '¥\\s?\\d'],
  ['₭', '₭\\s?\\d'],
  ['₺', '₺\\s?\\d'],
] as const

/**
 * Observes every document from now on. The answer lists, for each document that showed any of `words` (or, without
 * them, a price), the words or currencies of all its frames, in the order of the documents.
 */
export async function recordFrames(context: BrowserContext, words?: readonly string[]): Promise<() => string[][]> {
  const documents = new Map<string, Set<string>>()
  await context.exposeFunction('recordFrame', (id: string, seen: string[]) => {
    documents.set(id, new Set([...(documents.get(id) ?? []), ...seen]))
  })
  await context.addInitScript(sample, words ? words.map((word) => [word, word] as const) : [...currencies])
  return () => [...documents.values()].map((seen) => [...seen])
}
