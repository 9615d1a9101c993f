import type { Language } from '#contract/wire.ts'

/** The sentence about the coins that a completed order has earned; the same words for every number of coins. */
export const earnedCoins: Readonly<Record<Language, (coins: number) => string>> = {
  en: (coins) => `Coins earned: ${coins}. `,
  zh: (coins) => `获得 ${coins} 枚金币。`,
  tr: (coins) => `${coins} jeton kazandınız. `,
  ru: (coins) => `Начислено монет: ${coins}. `,
  pt: (coins) => `Moedas ganhas: ${coins}. `,
}
