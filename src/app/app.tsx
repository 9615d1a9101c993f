import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { languageInAddress, withoutLanguage } from '#contract/page-language.ts'
import type { Language } from '#contract/wire.ts'
import { useSavesData } from '#device/data-saver.ts'
import { keepPlace } from '#device/device-choices.ts'
import { useNoteHydrated } from '#device/hydration.ts'
import { type Moment, MomentContext } from '#device/moment.ts'
import { LanguageContext, type Place, PlaceContext } from '#device/place.ts'
import { reportCaught } from '#device/report-caught.ts'
import { activateLanguage } from '#i18n/activate.ts'
import { takeEarlyTaps } from '#shell/early-taps.ts'
import { SmallPictures } from '#ui/base/picture.tsx'
import type { createMallRouter } from './router.ts'

type Properties = {
  i18n: I18n
  client: QueryClient
  router: ReturnType<typeof createMallRouter>
  place: Place
  moment: Moment
}

/** The page: messages, data, market and routes. The server renders the same component for the first document. */
export function App({ i18n, client, router, place: { regionId, lang: firstLanguage }, moment }: Properties) {
  const [lang, setLang] = useState(firstLanguage)
  useNoteHydrated()
  useLayoutEffect(takeEarlyTaps, [])
  const place = useMemo(() => ({ regionId, lang }), [regionId, lang])
  const context = useMemo(() => ({ client, market: place, i18n }), [client, place, i18n])

  const changeLanguage = useCallback(
    async (wanted: Language) => {
      try {
        await activateLanguage(i18n, wanted)
      } catch (error) {
        reportCaught(error)
        return false
      }
      document.documentElement.lang = wanted
      keepPlace({ regionId, lang: wanted })
      // The language just chosen must also apply after a reload.
      if (languageInAddress(location.search)) router.history.replace(withoutLanguage(location.href))
      setLang(wanted)
      return true
    },
    [i18n, regionId, router],
  )

  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <PlaceContext value={place}>
          <LanguageContext value={changeLanguage}>
            <MomentContext value={moment}>
              <Saver>
                <RouterProvider router={router} context={context} />
              </Saver>
            </MomentContext>
          </LanguageContext>
        </PlaceContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}

const Saver = ({ children }: { children: ReactNode }) => (
  <SmallPictures value={useSavesData()}>{children}</SmallPictures>
)
