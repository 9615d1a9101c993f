import { Trans, useLingui } from '@lingui/react/macro'
import { setUserInfo, type UserInfo } from '#contract/account/user.ts'
import { serverNow } from '#device/server-clock.ts'
import { answered, bodyFaults } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Radio } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import styles from './account.module.css'
import { bodyOf, profileValues, valuesOf } from './profile-values.ts'
import { useAccountChanged } from './use-account.ts'
import { useSavedDraft } from './use-saved-draft.ts'

/**
 * The form of nickname, gender and birthday. Without a network the form shows that saving needs internet and stores the
 * input as a draft.
 */
export function ProfileForm({ account }: { account: UserInfo }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const changed = useAccountChanged()
  const form = useForm({
    start: valuesOf(account),
    check: (values) => bodyFaults(setUserInfo.body, bodyOf(values)),
    send: async (values) => answered(await command(setUserInfo, { body: bodyOf(values) })),
    onDone: (now) => {
      changed(now)
      showToast({ kind: 'success', words: t`Profile updated.` })
    },
  })
  useSavedDraft('profile', profileValues, form)
  const today = new Date(serverNow()).toISOString().slice(0, 10)
  const genders = [
    ['F', t`Female`],
    ['M', t`Male`],
    ['X', t`Other`],
    ['', t`Prefer not to say`],
  ] as const
  return (
    <Form form={form} aria-label={t`Edit profile`}>
      <FormField form={form} name="nickName" label={t`Nickname`} autoComplete="nickname" maxLength={40} />
      <fieldset className={styles.group}>
        <legend>
          <Trans>Gender</Trans>
        </legend>
        <div className={styles.genders}>
          {genders.map(([id, words]) => (
            <Radio key={id} name="sex" value={id} checked={form.values.sex === id} onChange={() => form.set('sex', id)}>
              {words}
            </Radio>
          ))}
        </div>
      </fieldset>
      <FormField
        form={form}
        name="birthDate"
        label={t`Birthday`}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        isOptional
      />
      <div className={styles.send}>
        {isOffline && form.isDirty && (
          <Note kind="warn" icon="wifi-slash">
            <Trans>Saving needs internet. Your input is kept on this device until then.</Trans>
          </Note>
        )}
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
