import { describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { formatDelivery } from '#words/delivery.ts'
import { type AnswerKind, answerKinds, assistantAnswer } from '#words/messages/assistant-answer.ts'

/** The same sign twice, or a full stop of both kinds; an abbreviation may stand before a comma ("seg., 10"). */
const doubled = /([.,:;!?。，：；！？])\s*\1|[.,]\s*[。，]|[。，]\s*[.,]/u

describe.each(languages)('product#chat-assistant: in %s', (lang) => {
  const data = {
    product: 'Jam',
    variants: '250 g, 500 g',
    order: 'A-1',
    courier: 'Post',
    trackingNumber: 'P1',
    fee: '350 ₽',
    freeFrom: '1 000 ₽',
    returnDays: '7',
    workingDays: '5',
  }
  const filled = (kind: AnswerKind, days: string) => [
    assistantAnswer(lang, { kind, ...data, days }),
    assistantAnswer(lang, { kind, ...data, days, fee: '', freeFrom: '', variants: '' }),
  ]
  test.each(answerKinds)('%s has no doubled punctuation in any month', (kind) => {
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`)
    const texts = months.flatMap((month) => filled(kind, formatDelivery(`${month}-10`, `${month}-12`, lang)))
    for (const text of new Set(texts)) expect(text).not.toMatch(doubled)
  })
})
