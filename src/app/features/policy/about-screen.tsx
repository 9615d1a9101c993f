import { useMarket } from '#device/market.ts'
import { PolicyText } from './policy-text.tsx'
import { fetchAbout } from './policy-texts.ts'

/** About the mall, in all five languages. */
export function AboutScreen() {
  const { lang } = useMarket()
  return <PolicyText key={lang} load={() => fetchAbout(lang)} lang={lang} />
}
