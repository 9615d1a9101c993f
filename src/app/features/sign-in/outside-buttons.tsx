import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { signInWays } from '#contract/account/sign-in.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { Wanted } from './login-dialogue.ts'
import { isIssuerThere, type OutsideWay, startOutside } from './outside-sign-in.ts'
import styles from './sign-in.module.css'

const names = { google: 'Google', facebook: 'Facebook' } as const
const icons = { google: 'google-logo-bold', facebook: 'facebook-logo-fill' } as const

/**
 * Sign-in with Google and Facebook, where the mall offers them (docs/product.md#login); sandbox substitutes are
 * labelled as such.
 */
export function OutsideButtons({ wanted }: { wanted: Wanted }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { data } = useQuery(catalogueQuery(signInWays, {}))
  const ways = (['google', 'facebook'] as const).flatMap((provider): OutsideWay[] => {
    const way = data?.value[provider]
    return way ? [{ provider, ...way }] : []
  })
  const [asked, setAsked] = useState<OutsideWay['provider'] | null>(null)
  if (ways.length === 0) return null
  const go = async (way: OutsideWay) => {
    const name = names[way.provider]
    setAsked(way.provider)
    if (await isIssuerThere(way)) return startOutside(way, wanted)
    setAsked(null)
    console.info(`Login failed: ${name} does not answer`)
    showToast({ kind: 'error', words: t`${name} cannot be reached. Log in with a code or a password.` })
  }
  return (
    <>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      <div className={styles.outside}>
        {ways.map((way) => (
          <Button
            key={way.provider}
            kind="outline"
            isWide
            isDisabled={isOffline}
            isLoading={asked === way.provider}
            onClick={() => void go(way)}
          >
            <Icon name={icons[way.provider]} />
            {way.isSandbox ? t`${names[way.provider]} (sandbox)` : names[way.provider]}
          </Button>
        ))}
      </div>
    </>
  )
}
