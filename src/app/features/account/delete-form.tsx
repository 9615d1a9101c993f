import { Trans, useLingui } from '@lingui/react/macro'
import { deleteUser, type UserInfo } from '../../../contract/account/user.ts'
import { leave } from '../../data/session.ts'
import { command } from '../../data/shopper-queries.ts'
import { answered, bodyFaults } from '../../i18n/form-words.ts'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './account.module.css'
import { OwnCode } from './own-code.tsx'
import { SendButton } from './send-button.tsx'

/** Deletes the account, by a code; for 14 days a login brings it back (api.md). */
export function DeleteForm({ account }: { account: UserInfo }) {
  const { t } = useLingui()
  const form = useForm({
    start: { code: '' },
    check: (values) => bodyFaults(deleteUser.body, values),
    send: async (values) => answered(await command(deleteUser, { body: values })),
    // Nothing of the person stays on this phone.
    onDone: () => void leave('deleted'),
  })
  return (
    <Form form={form} aria-label={t`Delete account`}>
      <Note kind="danger" icon="warning-circle">
        <Trans>Your name, addresses, favourites and footprint are deleted in 14 days. Log in before then and everything is back.</Trans>
      </Note>
      <OwnCode account={account} value={form.values.code} error={form.errors['code']} onChange={(code) => form.set('code', code)} />
      <div className={styles.send}><SendButton kind="danger" isSending={form.isSending}><Trans>Delete account</Trans></SendButton></div>
    </Form>
  )
}
