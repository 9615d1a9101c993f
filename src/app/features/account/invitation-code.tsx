import { Trans } from '@lingui/react/macro'
import { copyCode } from '#features/invitation/index.ts'
import { Button } from '#ui/base/button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './account.module.css'

/** The shopper's invitation code with a copy button, and a link to the invitations. */
export function InvitationCode({ code }: { code: string }) {
  return (
    <section className={styles.card} aria-labelledby="invitation-code">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="invitation-code">
            <Trans>Invitation code</Trans>
          </h2>
          <p className={styles.code} translate="no">
            {code}
          </p>
        </div>
        <Button kind="soft" size="small" onClick={() => void copyCode(code)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <ListRow icon="gift" href="/myInvitation">
        <Trans>Invite friends</Trans>
      </ListRow>
    </section>
  )
}
