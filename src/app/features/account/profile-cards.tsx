import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '#contract/account/user.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './account.module.css'
import { InvitationCode } from './invitation-code.tsx'
import { OwnPicture } from './own-picture.tsx'
import { ProfileForm } from './profile-form.tsx'
import { shownMobile } from './shown-mobile.ts'

/** The cards of picture, nickname, gender and birthday, and links to the settings that are changed on other screens. */
export default function ProfileCards({ account }: { account: UserInfo }) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.column}>
        <section className={styles.form} aria-label={t`Edit profile`}>
          <OwnPicture account={account} />
          <ProfileForm account={account} />
        </section>
      </div>
      <div className={styles.column}>
        <InvitationCode code={account.invitationCode} />
        <nav className={styles.card} aria-label={t`Account and security`}>
          <ListRow
            icon="device-mobile"
            href="/profile/security"
            end={account.mobile ? shownMobile(account.mobile) : t`Add`}
          >
            <Trans>Phone</Trans>
          </ListRow>
          <ListRow icon="envelope-simple" href="/profile/security" end={account.mail ?? t`Add`}>
            <Trans>Email</Trans>
          </ListRow>
          <ListRow icon="lock-key" href="/profile/security" end={account.hasPassword ? t`Change` : t`Set`}>
            <Trans>Password</Trans>
          </ListRow>
        </nav>
      </div>
    </>
  )
}
