import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { signInWays } from '../../../contract/account/sign-in.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { useConnection } from '../../data/connection.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Wanted } from './login-dialogue.ts'
import { startOutside, type OutsideWay } from './outside-sign-in.ts'
import styles from './sign-in.module.css'

const names = { google: 'Google', facebook: 'Facebook' } as const
const icons = { google: 'google-logo-bold', facebook: 'facebook-logo-fill' } as const

/** Google and Facebook, where the mall offers them (spec §2); ours that stand in for them say so. */
export function OutsideButtons({ wanted }: { wanted: Wanted }) {
  const { t } = useLingui()
  const connection = useConnection()
  const { data } = useQuery(catalogueQuery(signInWays, {}))
  const isAway = connection === 'offline' || connection === 'unreachable'
  const ways = (['google', 'facebook'] as const).flatMap((provider): OutsideWay[] => {
    const way = data?.value[provider]
    return way ? [{ provider, ...way }] : []
  })
  if (ways.length === 0) return null
  return (
    <>
      <p className={styles.or}><Trans>or</Trans></p>
      <div className={styles.outside}>
        {ways.map((way) => (
          <Button key={way.provider} kind="outline" isWide isDisabled={isAway} onClick={() => startOutside(way, wanted)}>
            <Icon name={icons[way.provider]} />{way.isSandbox ? t`${names[way.provider]} (sandbox)` : names[way.provider]}
          </Button>
        ))}
      </div>
    </>
  )
}
