import { useLingui } from '@lingui/react/macro'
import {
  type ChosenPhoneCode,
  PhoneCodeButton,
  type ReadIdentity,
  readMail,
  readMobileNumber,
} from '#features/verification/index.ts'
import { Segmented } from '#ui/choice/segmented.tsx'
import { FormField } from '#ui/form/form.tsx'
import type { FormState } from '#ui/form/use-form.ts'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import styles from './sign-in.module.css'

/** The kind of contact that identifies a shopper. */
export type By = 'mobile' | 'mail'
export type ContactValues = { mobile: string; mail: string }

/** Reads the identity from the field that is shown, of the two. */
export const readContact = (by: By, { mobile, mail }: ContactValues, dialCode: string): ReadIdentity =>
  by === 'mail' ? readMail(mail) : readMobileNumber(mobile, dialCode)

type Properties = {
  form: FormState<ContactValues>
  by: By
  onBy: (by: By) => void
  phone: ChosenPhoneCode
  /** `login` marks the field as the user name for password managers. */
  purpose: 'login' | 'new'
}

/** A mobile number or an email, as the shopper chooses (docs/product.md#login). */
export function ContactField({ form, by, onBy, phone, purpose }: Properties) {
  const { t } = useLingui()
  const isLogin = purpose === 'login'
  return (
    <div>
      <Segmented
        group="contact"
        label={t`Mobile or email`}
        chosen={by}
        onChoose={onBy}
        tabs={[
          { id: 'mobile', words: t`Mobile` },
          { id: 'mail', words: t`Email` },
        ]}
      />
      <div className={styles.line}>
        <TabPanel group="contact" id="mobile" isChosen={by === 'mobile'}>
          {by === 'mobile' && (
            <FormField
              form={form}
              name="mobile"
              label={t`Mobile number`}
              type="tel"
              inputMode="tel"
              autoComplete={isLogin ? 'username' : 'tel-national'}
              prefix={<PhoneCodeButton phone={phone} />}
            />
          )}
        </TabPanel>
        <TabPanel group="contact" id="mail" isChosen={by === 'mail'}>
          {by === 'mail' && (
            <FormField
              form={form}
              name="mail"
              label={t`Email`}
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete={isLogin ? 'username' : 'email'}
            />
          )}
        </TabPanel>
      </div>
    </div>
  )
}
