import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { signInWays } from '#contract/account/sign-in.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { isIssuerReachable, type SignInIssuer, startExternalSignIn } from './external-sign-in.ts'
import type { LoginTarget } from './open-login.ts'
import styles from './sign-in.module.css'

const names = { google: 'Google', facebook: 'Facebook' } as const
const icons = { google: 'google-logo-bold', facebook: 'facebook-logo-fill' } as const

/**
 * Sign-in with Google and Facebook, where the mall offers them (docs/product.md#login); sandbox substitutes are
 * labelled as such.
 */
export function ExternalSignInButtons({ target }: { target: LoginTarget }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { data, isFetching } = useQuery(catalogueQuery(signInWays, {}))
  const issuers = (['google', 'facebook'] as const).flatMap((provider): SignInIssuer[] => {
    const issuer = data?.value[provider]
    return issuer ? [{ provider, ...issuer }] : []
  })
  const [asked, setAsked] = useState<SignInIssuer['provider'] | null>(null)
  // The form stands above the buttons and on the phone's lower edge: their space is reserved, so that the form stays.
  if (!data && isFetching)
    return (
      <div className={classes(styles.outside, styles.awaited)}>
        <span />
        <span />
      </div>
    )
  if (issuers.length === 0) return null
  const go = async (issuer: SignInIssuer) => {
    const name = names[issuer.provider]
    setAsked(issuer.provider)
    if (await isIssuerReachable(issuer)) return startExternalSignIn(issuer, target)
    setAsked(null)
    console.info(`Login failed: ${name} does not answer`)
    showToast({ kind: 'error', words: t`Can't reach ${name}. Log in with a code or a password.` })
  }
  return (
    <>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      <div className={styles.outside}>
        {issuers.map((issuer) => (
          <Button
            key={issuer.provider}
            kind="outline"
            isWide
            isDisabled={isOffline}
            isLoading={asked === issuer.provider}
            onClick={() => void go(issuer)}
          >
            <Icon name={icons[issuer.provider]} />
            {issuer.isSandbox ? t`${names[issuer.provider]} (sandbox)` : names[issuer.provider]}
          </Button>
        ))}
      </div>
    </>
  )
}
