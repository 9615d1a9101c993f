import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '#contract/account/user.ts'
import styles from './account.module.css'
import { DeleteForm } from './delete-form.tsx'
import { Devices } from './devices.tsx'
import { MailForm } from './mail-form.tsx'
import { MobileForm } from './mobile-form.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SheetRow } from './sheet-row.tsx'
import { shownMobile } from './shown-mobile.ts'

/** The cards of login methods, signed-in devices, and the data that the server stores. */
export default function SecurityCards({ account }: { account: UserInfo }) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.column}>
        <div className={styles.card}>
          <SheetRow icon="lock-key" title={t`Password`} end={account.hasPassword ? t`Change` : t`Set`}>
            {(close) => <PasswordForm account={account} onDone={close} />}
          </SheetRow>
          <SheetRow icon="envelope-simple" title={t`Email`} end={account.mail ?? t`Add`}>
            {(close) => <MailForm account={account} onDone={close} />}
          </SheetRow>
          <SheetRow
            icon="device-mobile"
            title={t`Mobile number`}
            end={account.mobile ? shownMobile(account.mobile) : t`Add`}
          >
            {(close) => <MobileForm account={account} onDone={close} />}
          </SheetRow>
        </div>
        <OwnData />
        <div className={styles.card}>
          <SheetRow icon="trash" title={t`Delete account`}>
            {() => <DeleteForm account={account} />}
          </SheetRow>
        </div>
      </div>
      <div className={styles.column}>
        <Devices />
      </div>
    </>
  )
}
