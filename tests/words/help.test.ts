import { describe, expect, test } from 'vitest'
import { findAnswers } from '../../src/app/features/help/find-answers.ts'
import { help as en } from '../../src/words/help/help.en.ts'
import { help as pt } from '../../src/words/help/help.pt.ts'
import { help as ru } from '../../src/words/help/help.ru.ts'
import { help as tr } from '../../src/words/help/help.tr.ts'
import { help as zh } from '../../src/words/help/help.zh.ts'
import { brand } from '../../src/words/brand.ts'

const languages = { en, zh, tr, ru, pt }
const shapeOf = (groups: typeof en) => groups.map(({ answers }) => answers.map(({ id, paragraphs, ways }) => [id, paragraphs.length, ways]))
const found = (lang: keyof typeof languages, typed: string) => findAnswers(languages[lang], typed).flatMap(({ answers }) => answers.map(({ id }) => id))

test('§2 help: the same questions, ways and parts in five languages, each with an address of its own', () => {
  for (const groups of Object.values(languages)) expect(shapeOf(groups)).toEqual(shapeOf(en))
  const ids = en.flatMap(({ answers }) => answers.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(20)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('§2 help: nothing is empty, nothing left in English, the name is a place in the text', () => {
  for (const [lang, groups] of Object.entries(languages)) {
    const texts = groups.flatMap(({ heading, answers }) => [heading, ...answers.flatMap(({ question, paragraphs }) => [question, ...paragraphs])])
    for (const text of texts) {
      expect(text.trim(), lang).toBe(text)
      expect(text.length).toBeGreaterThan(3)
      expect(text).not.toContain(brand.name)
    }
    if (lang === 'zh') for (const text of texts) expect(text).toMatch(/\p{Script=Han}/u)
    if (lang === 'ru') for (const text of texts) expect(text).toMatch(/\p{Script=Cyrillic}/u)
    if (lang !== 'en') expect(texts.filter((text) => en.some(({ answers }) => answers.some(({ question }) => question === text)))).toEqual([])
  }
})

test('§2 help: promises no sign-in, cart, order or payment while the mall has none', () => {
  const promise = /sign(ing)? in|log(ging)? in|register|your account|cart\b|checkout|your orders?\b|place an order|pay (by|with|in)\b|voucher|notification/i
  const texts = en.flatMap(({ answers }) => answers.flatMap(({ question, paragraphs }) => [question, ...paragraphs]))
  expect(texts.filter((text) => promise.test(text))).toEqual([])
})

describe('§2 help: found by words, in any order, by their beginnings, with every accent or none', () => {
  test.each([
    ['en', 'DATA saver', 'data-saver'],
    ['en', 'screen home', 'install'],
    ['zh', '流量', 'data-saver'],
    ['zh', '货到付款', 'delivery'],
    ['tr', 'IADE', 'returns'],
    ['tr', 'kosul iade', 'returns'],
    ['ru', 'возврат', 'returns'],
    ['ru', 'темное', 'dark'],
    ['ru', 'экономия трафика', 'data-saver'],
    ['pt', 'devolucao', 'returns'],
  ] as const)('%s: %s', (lang, typed, id) => {
    expect(found(lang, typed)).toContain(id)
    expect(found(lang, typed).length).toBeLessThan(12)
  })
  test('nothing typed is everything, nonsense is nothing', () => {
    expect(findAnswers(en, '  ')).toBe(en)
    expect(found('en', 'zzzz')).toEqual([])
  })
})
