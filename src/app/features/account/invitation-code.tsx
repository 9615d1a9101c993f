import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import styles from './account.module.css'

/** The shopper's own invitation code with a copy button. */
export function InvitationCode({ code }: { code: string }) {
  const { t } = useLingui()
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    // Where copying fails, the visible code can still be selected by hand.
    showToast(
      isCopied
        ? { kind: 'success', words: t`Copied` }
        : { kind: 'info', words: t`Press and hold the code to copy it.` },
    )
  }
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
        <Button kind="soft" size="small" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </section>
  )
}
