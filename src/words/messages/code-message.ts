import type { Language } from '#contract/wire.ts'
import { brand } from '../brand.ts'

const russian = new Intl.PluralRules('ru')
const russianMinutes = (minutes: number): string =>
  ({ one: 'минуту', few: 'минуты', many: 'минут' })[russian.select(minutes) as 'one' | 'few' | 'many'] ?? 'минуты'

type Words = { readonly subject: string; readonly text: (code: string, minutes: number) => string }
const { name } = brand

/** The first line holds the code, so that a phone can offer it. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: `Your ${name} verification code`,
    text: (code, minutes) =>
      `${code} is your ${name} verification code. It expires in ${minutes} minutes and can be used once. ${name} will never ask you for it, so don’t share it.`,
  },
  zh: {
    subject: `${name} 验证码`,
    text: (code, minutes) =>
      `${code} 是您的 ${name} 验证码，${minutes} 分钟内有效，仅可使用一次。请勿告诉他人，${name} 的工作人员不会向您索要。`,
  },
  tr: {
    subject: `${name} doğrulama kodunuz`,
    text: (code, minutes) =>
      `${code}, ${name} doğrulama kodunuz. ${minutes} dakika geçerlidir ve bir kez kullanılabilir. ${name} bu kodu sizden asla istemez, kimseyle paylaşmayın.`,
  },
  ru: {
    subject: `Код подтверждения ${name}`,
    text: (code, minutes) =>
      `${code} — ваш код подтверждения ${name}. Он действует ${minutes}\u00a0${russianMinutes(minutes)} и только один раз. Сотрудники ${name} никогда его не спросят.`,
  },
  pt: {
    subject: `Seu código de verificação do ${name}`,
    text: (code, minutes) =>
      `${code} é o seu código de verificação do ${name}. Vale por ${minutes} minutos e só uma vez. Ninguém do ${name} vai pedir este código.`,
  },
}

/**
 * The message of a verification code (six digits) that expires after `minutes`: a subject for email, one text for email
 * and SMS.
 */
export const codeMessage = (lang: Language, code: string, minutes: number): { subject: string; text: string } => ({
  subject: `${words[lang].subject}: ${code}`,
  text: words[lang].text(code, minutes),
})

/** The SMS text. Its last line lets a browser offer the code to the page at this address only (WebOTP). */
export const codeSms = (text: string, code: string, publicUrl: string | undefined): string =>
  publicUrl ? `${text}\n\n@${new URL(publicUrl).hostname} #${code}` : text
