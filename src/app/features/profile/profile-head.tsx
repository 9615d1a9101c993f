import { Trans, useLingui } from '@lingui/react/macro'
import { useIsHydrated } from '#device/hydration.ts'
import { maskedMail, maskedMobile, useAccount } from '#features/account/index.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { useUnread } from '#session/counts.ts'
import { type ShownShopper, useShopper } from '#session/shopper.ts'
import { Avatar } from '#ui/base/avatar.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { CountDot } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './profile-head.module.css'

/**
 * The head of the profile: the shopper, a link to edit the account, and unread notices; for a guest a prompt to log in.
 */
export function ProfileHead() {
  const { t } = useLingui()
  const shopper = useShopper()
  const unread = useUnread()
  // The server's document does not know the session: until hydration, the guest's text is invisible but takes up its
  // space.
  const isKnown = useIsHydrated() || shopper !== null
  return (
    <div className={styles.head}>
      <div className="page">
        <div className={styles.actions}>
          <PageLink
            href="/notification"
            className={styles.icon}
            aria-label={unread > 0 ? `${t`Notifications`}: ${unread}` : t`Notifications`}
          >
            <Icon name="bell" size={24} />
            <CountDot count={unread} />
          </PageLink>
          <PageLink href="/Settings" className={styles.icon} aria-label={t`Settings`}>
            <Icon name="gear-six" size={24} />
          </PageLink>
        </div>
        <div className={styles.person} {...(!isKnown && { style: { visibility: 'hidden' }, 'aria-busy': true })}>
          {shopper ? <Person shopper={shopper} /> : <Guest />}
        </div>
      </div>
    </div>
  )
}

function Person({ shopper }: { shopper: ShownShopper }) {
  const account = useAccount()
  const { nickName, mobile, mail } =
    account.state === 'ready' ? account.value : { nickName: shopper.nickName, mobile: null, mail: null }
  const picture = account.state === 'ready' ? account.value.avatarUrl : shopper.pic
  return (
    <>
      <Avatar name={nickName} picture={picture} />
      <div className={styles.name}>
        <h1>{nickName}</h1>
        {/* The contact is masked, because others may see the screen. */}
        <p className="clip1">{mobile ? maskedMobile(mobile) : mail ? maskedMail(mail) : '\u00a0'}</p>
      </div>
      <PageLink href="/profile/edit" className={styles.link}>
        <Trans>Edit</Trans>
      </PageLink>
    </>
  )
}

function Guest() {
  return (
    <>
      <span className={styles.face}>
        <Icon name="user" size={32} />
      </span>
      <div className={styles.name}>
        <h1>
          <Trans>Guest</Trans>
        </h1>
        <p>
          <Trans>Pages you view stay on this device.</Trans>
        </p>
      </div>
      <button type="button" className={styles.link} onClick={() => openLogin()}>
        <Trans>Log in</Trans>
      </button>
    </>
  )
}
