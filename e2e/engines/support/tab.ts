import { expect, type Page } from '@playwright/test'
import { type Control, exactly, pointOf, searchFor } from './controls.ts'
import type { Engine } from './engine.ts'

const intervals = [100]

/** A tab of an engine, with the steps of a shopper. Each step waits until its control is there. */
export class Tab {
  private readonly engine: Engine
  private readonly id: string
  private readonly mall: string

  private constructor(engine: Engine, id: string, mall: string) {
    this.engine = engine
    this.id = id
    this.mall = mall
  }

  /** Opens a tab at a path of the mall. */
  static async open(engine: Engine, mall: string, path: string): Promise<Tab> {
    const tab = new Tab(engine, await engine.openTab(), mall)
    await tab.goto(path)
    return tab
  }

  async goto(path: string): Promise<null> {
    await this.engine.navigate(this.id, this.mall + path)
    return null
  }

  /** The same as Playwright's, so that the helpers of other tests take a tab, too. */
  readonly evaluate: Page['evaluate'] = async (script: unknown, argument?: unknown) => {
    const call = `Promise.resolve((${script})(${JSON.stringify(argument) ?? ''}))`
    return JSON.parse(await this.engine.evaluate(this.id, `${call}.then((value) => JSON.stringify(value ?? null))`))
  }

  /** Clicks in the middle of a control, once the control stays where it is. */
  async press(role: Control['role'], name: Control['name']): Promise<void> {
    let point: Awaited<ReturnType<typeof pointOf>> = null
    const isStill = async () => {
      const before = point
      point = await this.evaluate(pointOf, searchFor({ role, name }))
      return point !== null && point.x === before?.x && point.y === before.y
    }
    await expect.poll(isStill, { message: `${role} ${name} can be pressed`, intervals }).toBe(true)
    const { x, y } = point ?? { x: 0, y: 0 }
    const down = { type: 'pointerDown', button: 0 } as const
    const up = { type: 'pointerUp', button: 0 } as const
    await this.engine.perform(this.id, [
      { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, down, up] },
    ])
  }

  /** Types into a field. */
  async type(name: Control['name'], words: string): Promise<void> {
    await this.press('textbox', name)
    const actions = [...words].flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ])
    await this.engine.perform(this.id, [{ type: 'key', id: 'keyboard', actions }])
  }

  /** Waits until the page shows words. */
  async shows(words: string | RegExp): Promise<void> {
    const text = () => this.evaluate(() => document.body.innerText)
    const pattern = words instanceof RegExp ? words : new RegExp(exactly(words))
    await expect.poll(text, { message: `the page shows ${words}`, intervals }).toMatch(pattern)
  }

  async draw(): Promise<Buffer> {
    return Buffer.from(await this.engine.draw(this.id), 'base64')
  }

  close(): Promise<void> {
    return this.engine.closeTab(this.id)
  }
}
