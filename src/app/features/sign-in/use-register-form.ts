import { useEffect, useState } from 'react'
import { register } from '#contract/account/sign-in.ts'
import { useMarket } from '#device/market.ts'
import {
  codeFaults,
  identityFaults,
  newPasswordFaults,
  useCodeSending,
  usePhoneCode,
} from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { dropDraft, saveDraft } from '#session/drafts.ts'
import { command } from '#session/shopper-queries.ts'
import { forgetInvite, ownDevice } from '#session/sign-in-traits.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { useForm } from '#ui/form/use-form.ts'
import { readContact } from './contact-field.tsx'
import { finishLogin } from './finish-login.ts'
import { nickNameFaults } from './form-checks.ts'
import { takeLoginTarget } from './login-target.ts'
import { type RegisterDraft, registerForm } from './register-draft.ts'

type Values = Omit<RegisterDraft, 'by'> & { code: string; password: string; again: string; consent: boolean }

/** The registration (docs/product.md#register): its fields, the sending of a code, and the stored draft. */
export function useRegisterForm(start: RegisterDraft) {
  const { regionId, lang } = useMarket()
  const phone = usePhoneCode()
  const [by, setBy] = useState(start.by)
  const form = useForm({
    start: {
      mobile: start.mobile,
      mail: start.mail,
      nickName: start.nickName,
      invite: start.invite,
      code: '',
      password: '',
      again: '',
      consent: false,
    },
    check: (values: Values) => ({
      ...identityFaults(by, readContact(by, values, phone.code)),
      ...codeFaults(values.code),
      ...nickNameFaults(values.nickName),
      ...newPasswordFaults(values.password, values.again),
      ...(values.consent ? {} : { consent: failureWords('REQUIRED', '') }),
    }),
    send: async (values) => {
      const contact = readContact(by, values, phone.code)
      if (contact.kind === 'fault') return { ok: false, fields: {}, words: failureWords(contact.code, '') }
      const { code, invite, password: loginPassword, nickName } = values
      const given = {
        code,
        ...(invite.trim() && { invite: invite.trim() }),
        loginPassword,
        nickName,
        regionId,
        lang,
        ...ownDevice(),
      }
      const body = contact.kind === 'mobile' ? { ...given, userMobile: contact.to } : { ...given, userMail: contact.to }
      const sent = answered(await command(register, { body }), {
        userMobile: 'mobile',
        userMail: 'mail',
        loginPassword: 'password',
      })
      if (sent.ok) {
        await dropDraft(registerForm)
        await finishLogin(sent.value, 'registered', takeLoginTarget())
      }
      return sent
    },
    onDone: () => {},
  })
  const { mobile, mail, nickName, invite } = form.values
  const isTouched = form.isDirty || by !== start.by
  useEffect(() => {
    if (isTouched) void saveDraft(registerForm, { by, mobile, mail, nickName, invite })
  }, [isTouched, by, mobile, mail, nickName, invite])
  // A removed code does not come back with the next visit.
  useEffect(() => {
    if (start.invite !== '' && invite.trim() === '') forgetInvite()
  }, [start.invite, invite])
  useHoldUpdates(form.isDirty)
  const setCode = (next: string) => form.set('code', next)
  const sending = useCodeSending({
    field: by,
    identity: readContact(by, form.values, phone.code),
    kind: by,
    showErrors: form.showErrors,
    onCode: setCode,
  })
  return { form, by, setBy, phone, sending, setCode }
}
