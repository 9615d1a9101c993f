import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { languageInAddress, withoutLanguage } from '#contract/page-language.ts'
import type { Language } from '#contract/wire.ts'
import { useSavesData } from '#device/data-saver.ts'
import { saveLanguage } from '#device/device-choices.ts'
import { LanguageContext, type Market, MarketContext } from '#device/market.ts'
import { reportCaught } from '#device/report-caught.ts'
import { type RenderEnvironment, RenderEnvironmentContext } from '#device/server-clock.ts'
import { activateLanguage } from '#i18n/activate.ts'
import { replayEarlyClicks } from '#shell/early-clicks.ts'
import { SmallPictures } from '#ui/base/picture.tsx'
import type { createMallRouter } from './router.ts'

type Properties = {
  i18n: I18n
  client: QueryClient
  router: ReturnType<typeof createMallRouter>
  market: Market
  environment: RenderEnvironment
}

/** The page: messages, data, market and routes. The server renders the same component for the first document. */
export function App({ i18n, client, router, market: { regionId, lang: firstLanguage }, environment }: Properties) {
  const [lang, setLang] = useState(firstLanguage)
  useLayoutEffect(replayEarlyClicks, [])
  const market = useMemo(() => ({ regionId, lang }), [regionId, lang])
  const context = useMemo(() => ({ client, market: market, i18n }), [client, market, i18n])

  const changeLanguage = useCallback(
    async (language: Language) => {
      try {
        await activateLanguage(i18n, language)
      } catch (error) {
        reportCaught(error)
        return false
      }
      document.documentElement.lang = language
      saveLanguage(language)
      // The language just chosen must also apply after a reload.
      if (languageInAddress(location.search)) router.history.replace(withoutLanguage(location.href))
      setLang(language)
      return true
    },
    [i18n, router],
  )

  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MarketContext value={market}>
          <LanguageContext value={changeLanguage}>
            <RenderEnvironmentContext value={environment}>
              <Saver>
                <RouterProvider router={router} context={context} />
              </Saver>
            </RenderEnvironmentContext>
          </LanguageContext>
        </MarketContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}

const Saver = ({ children }: { children: ReactNode }) => (
  <SmallPictures value={useSavesData()}>{children}</SmallPictures>
)
