import type { Language } from '#contract/wire.ts'
import { brand } from '../brand.ts'

type Words = { readonly title: string; readonly text: string; readonly again: string }
const { name } = brand

/** The texts of the page that stands in for a document while the mall cannot answer. */
export const unavailableWords: Readonly<Record<Language, Words>> = {
  en: {
    title: "We'll be right back",
    text: `${name} is temporarily unavailable. Please try again in a moment.`,
    again: 'Try again',
  },
  zh: { title: '我们马上回来', text: `${name} 暂时无法访问，请稍后再试。`, again: '重试' },
  tr: {
    title: 'Birazdan döneceğiz',
    text: `${name} geçici olarak kullanılamıyor. Lütfen birazdan tekrar deneyin.`,
    again: 'Tekrar dene',
  },
  ru: {
    title: 'Мы скоро вернёмся',
    text: `Сейчас ${name} не отвечает. Пожалуйста, повторите попытку чуть позже.`,
    again: 'Повторить',
  },
  pt: {
    title: 'Voltamos já',
    text: `O ${name} está temporariamente indisponível. Tente de novo em instantes.`,
    again: 'Tentar de novo',
  },
}
