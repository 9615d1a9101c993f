import { Trans, useLingui } from '@lingui/react/macro'
import { deleteUser, type UserInfo } from '#contract/account/user.ts'
import { answered, bodyFaults } from '#i18n/form-words.ts'
import { leave } from '#session/session.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import styles from './account.module.css'
import { OwnCode } from './own-code.tsx'

/** Deletes the account, confirmed by a code. A login within 14 days restores the account (docs/product.md#account). */
export function DeleteForm({ account }: { account: UserInfo }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const form = useForm({
    start: { code: '' },
    check: (values) => bodyFaults(deleteUser.body, values),
    send: async (values) => answered(await command(deleteUser, { body: values })),
    // Clears everything of this person from the phone.
    onDone: () => void leave('deleted'),
  })
  useHoldUpdates(form.isDirty)
  return (
    <Form form={form} aria-label={t`Delete account`}>
      <Note kind="danger" icon="warning-circle">
        <Trans>
          Your name, addresses, favourites and footprint will be deleted in 14 days. Log in before then to restore
          everything.
        </Trans>
      </Note>
      <OwnCode account={account} form={form} />
      <div className={styles.send}>
        <SubmitButton kind="danger" isSending={form.isSending} isOffline={isOffline}>
          <Trans>Delete account</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
