import type { BrowserContext, Page } from '@playwright/test'

/** Shifts the clock of every document that this page or context will open; the clock keeps running. */
export const shiftClock = (page: Page | BrowserContext, milliseconds: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const { now } = Date
    const Original = Date
    const Shifted = function (this: unknown, ...parts: unknown[]) {
      if (!new.target) return new Original(now() + shift).toString()
      return Reflect.construct(Original, parts.length > 0 ? parts : [now() + shift], new.target)
    } as unknown as DateConstructor
    Object.assign(Shifted, { now: () => now() + shift, parse: Original.parse, UTC: Original.UTC })
    Object.defineProperty(Shifted, 'prototype', { value: Original.prototype })
    globalThis.Date = Shifted
  }, milliseconds)
