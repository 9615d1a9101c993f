import { describe, expect, test } from 'vitest'
import { findAnswers } from '#features/help/find-answers.ts'
import { brand } from '#words/brand.ts'
import { help as en } from '#words/help/help.en.ts'
import { help as pt } from '#words/help/help.pt.ts'
import { help as ru } from '#words/help/help.ru.ts'
import { help as tr } from '#words/help/help.tr.ts'
import { help as zh } from '#words/help/help.zh.ts'

const languages = { en, zh, tr, ru, pt }
const shapeOf = (groups: typeof en) =>
  groups.map(({ answers }) => answers.map(({ id, paragraphs, links }) => [id, paragraphs.length, links]))
const found = (lang: keyof typeof languages, typed: string) =>
  findAnswers(languages[lang], typed).flatMap(({ answers }) => answers.map(({ id }) => id))

test('product#help: five languages have the same questions, links and parts, each with its own address', () => {
  for (const groups of Object.values(languages)) expect(shapeOf(groups)).toEqual(shapeOf(en))
  const ids = en.flatMap(({ answers }) => answers.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(20)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('product#help: no text is empty or left in English, and the brand is a placeholder', () => {
  for (const [lang, groups] of Object.entries(languages)) {
    const texts = groups.flatMap(({ heading, answers }) => [
      heading,
      ...answers.flatMap(({ question, paragraphs }) => [question, ...paragraphs]),
    ])
    for (const text of texts) {
      expect(text.trim(), lang).toBe(text)
      expect(text.length).toBeGreaterThan(3)
      expect(text).not.toContain(brand.name)
    }
    if (lang === 'zh') for (const text of texts) expect(text).toMatch(/\p{Script=Han}/u)
    if (lang === 'ru') for (const text of texts) expect(text).toMatch(/\p{Script=Cyrillic}/u)
    if (lang !== 'en')
      expect(
        texts.filter((text) => en.some(({ answers }) => answers.some(({ question }) => question === text))),
      ).toEqual([])
  }
})

test('product#help: vouchers, coins, group buys, invitations, pre-loved goods and instalments have an answer each', () => {
  const ids = en.flatMap(({ answers }) => answers.map(({ id }) => id))
  expect(ids).toEqual(
    expect.arrayContaining(['vouchers', 'coins', 'group-buys', 'invitations', 'pre-loved', 'instalments']),
  )
})

describe('product#help: answers are found by words in any order, by prefix, with or without accents', () => {
  test.each([
    ['en', 'DATA saver', 'data-saver'],
    ['en', 'team price', 'group-buys'],
    ['ru', 'купон', 'vouchers'],
    ['zh', '拼团', 'group-buys'],
    ['tr', 'taksit', 'instalments'],
    ['pt', 'moedas', 'coins'],
    ['en', 'screen home', 'install'],
    ['zh', '流量', 'data-saver'],
    ['zh', '货到付款', 'delivery'],
    ['tr', 'IADE', 'returns'],
    ['tr', 'kosul iade', 'returns'],
    ['ru', 'возврат', 'returns'],
    ['ru', 'темное', 'dark'],
    ['ru', 'экономия трафика', 'data-saver'],
    ['pt', 'devolucao', 'returns'],
    ['en', 'forgot password', 'forgot-password'],
    ['en', 'charged twice', 'pay-offline'],
    ['en', 'cancel order', 'cancel-order'],
    ['zh', '忘记密码', 'forgot-password'],
    ['zh', '申请退款', 'ask-refund'],
    ['tr', 'HESABI SIL', 'delete-account'],
    ['tr', 'kargo takip', 'orders'],
    ['ru', 'забыли пароль', 'forgot-password'],
    ['ru', 'отмена заказа', 'cancel-order'],
    ['ru', 'деньги вернут', 'refund-money'],
    ['pt', 'dinheiro de volta', 'refund-money'],
    ['pt', 'carrinho sem sinal', 'cart-offline'],
  ] as const)('%s: %s', (lang, typed, id) => {
    expect(found(lang, typed)).toContain(id)
    expect(found(lang, typed).length).toBeLessThan(12)
  })
  test('an empty text finds all answers, nonsense finds none', () => {
    expect(findAnswers(en, '  ')).toBe(en)
    expect(found('en', 'zzzz')).toEqual([])
  })
})
