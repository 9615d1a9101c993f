import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { UserInfo } from '#contract/account/user.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { classes } from '#ui/base/class-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './account.module.css'
import { useAccount } from './use-account.ts'

/**
 * An account page: its title, and its cards once the account is loaded. A guest is asked to log in. `cards` may be
 * lazy.
 */
export function AccountPage({ title, cards: Cards }: { title: string; cards: ComponentType<{ account: UserInfo }> }) {
  const { t } = useLingui()
  const account = useAccount()
  useTitle(title)
  const skeleton = (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton kind="hero" />
      <Skeleton kind="hero" />
    </div>
  )
  const page = (inside: ReactNode) => (
    <div className={`page ${styles.page}`}>
      <h1 className={classes(styles.title, 'in-bar')}>{title}</h1>
      {inside}
    </div>
  )
  const inside = () => {
    if (account.state === 'guest')
      return (
        <LoginPrompt
          title={t`Log in to see your account`}
          sentence={t`Manage your name, picture and login details.`}
          skeleton={page(skeleton)}
        />
      )
    if (account.state !== 'ready') return <ScreenState state={account} skeleton={page(skeleton)} />
    return page(
      <Suspense fallback={skeleton}>
        <Cards account={account.value} />
      </Suspense>,
    )
  }
  return <div className={styles.canvas}>{inside()}</div>
}
