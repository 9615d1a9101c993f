import type { Page } from '@playwright/test'
import { supportId } from '#contract/chat/chat-limits.ts'
import { answerAsShop, chatWith, messageField, messages, writeElsewhere } from '#e2e/support/chat/chat-page.ts'
import { newShopper } from '#e2e/support/sign-in.ts'
import { heapAndNodes } from '../heap-and-nodes.ts'
import { type Row, rowsTable } from '../measure-row.ts'
import { collectTimes } from '../page-times.ts'
import { inMall, onPhone, openSlow } from '../phone-in-mall.ts'
import { blockingTarget, inputTarget, longListTargets, repeatPaintTarget, type Target } from '../targets.ts'
import { worstInput } from '../worst-input.ts'

const number = 5_000
const first = 'The first message'

/** A conversation of 5,000 messages: opened, scrolled to its beginning, typed and sent in, with CPU 4×. */
export const chatBench = (log: (sentence: string) => void): Promise<string> =>
  inMall(async () => {
    const shopper = await newShopper(`Reader ${Date.now()}`)
    const { nickName } = shopper
    await writeElsewhere(shopper, supportId, first)
    log(`Filling a conversation of ${number} messages`)
    await answerAsShop(nickName, ...Array.from({ length: number - 1 }, (_, index) => `Answer ${index + 2} of the shop`))
    return onPhone(shopper, async (phone) => {
      const { page, session } = await openSlow(phone, chatWith(supportId))
      await messages(page).getByText(`Answer ${number} of the shop`).waitFor()
      const { lcp, blocking } = await collectTimes(page)
      const before = await heapAndNodes(session)
      const typedBefore = await worstInput(page, () => messageField(page).pressSequentially('How is it?'))
      // The bench measures the page; scrolling back through all messages needs no slow CPU.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await scrollToStart(page, log)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const after = await heapAndNodes(session)
      const typedAfter = await worstInput(page, () => messageField(page).pressSequentially(' Fine?'))
      const sent = await worstInput(page, () => page.keyboard.press('Enter'))
      await messages(page).getByText('How is it? Fine?').waitFor()
      const row = (measure: string, value: number, target: Target, unit: Row['unit'] = 'ms'): Row => ({
        measure,
        network: '',
        value,
        unit,
        target,
      })
      return [
        `## A conversation of ${number} messages`,
        '',
        'Phone 390×844 at 2×, CPU 4×, signed in, with the worker; heap after a garbage collection.',
        '',
        rowsTable([
          row('LCP', lcp ?? Number.POSITIVE_INFINITY, repeatPaintTarget),
          row('blocking time', blocking, blockingTarget),
          row('a typed letter: INP', typedBefore, inputTarget),
          row(`a typed letter, ${number} messages loaded: INP`, typedAfter, inputTarget),
          row(`a sent message, ${number} messages loaded: INP`, sent, inputTarget),
          row('heap, opened', before.heap, longListTargets.heapMb, 'MB'),
          row(`heap, ${number} messages loaded`, after.heap, longListTargets.heapMb, 'MB'),
          row(`nodes, ${number} messages loaded`, after.nodes, longListTargets.nodes, 'nodes'),
        ]),
        '',
      ].join('\n')
    })
  })

/** Scrolls back until the first message of the conversation is loaded. */
async function scrollToStart(page: Page, log: (sentence: string) => void): Promise<void> {
  const box = messages(page)
  const toTop = () => box.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  for (let step = 1; (await box.getByText(first, { exact: true }).count()) === 0; step += 1) {
    const height = await box.evaluate(({ scrollHeight }) => scrollHeight)
    await toTop()
    await page
      .waitForFunction(
        (before) => (document.querySelector('main section[tabindex]')?.scrollHeight ?? 0) > before,
        height,
        { timeout: 10_000 },
      )
      .catch(() => undefined)
    if (step % 20 === 0) log(`${step} steps back`)
    if (step > number / 10) throw new Error('The conversation has no beginning.')
  }
}
