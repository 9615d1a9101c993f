import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { defaultPhoneCodeIndex, phoneCodes } from '../../../contract/account/phone-codes.ts'
import { paddedMobile } from '../../../contract/account/sign-in-rules.ts'
import { setContact, type UserInfo } from '../../../contract/account/user.ts'
import { allRegions } from '../../../contract/region.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { command } from '../../data/shopper-queries.ts'
import { answered, bodyFaults } from '../../i18n/form-words.ts'
import { Form, FormField } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm } from '../../ui/use-form.ts'
import styles from './account.module.css'
import { CodeStep } from './code-step.tsx'
import { DialCode } from './dial-code.tsx'
import { SendButton } from './send-button.tsx'
import { shownMobile } from './shown-mobile.ts'
import { useAccountChanged } from './use-account.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const kept = v.object({ dial: v.string(), mobile: v.string() })
type Values = { dial: string; mobile: string; code: string }

/** The number as the wire takes it; nothing where nothing is typed. */
const paddedOf = ({ dial, mobile }: Values) => (mobile.trim() === '' ? '' : paddedMobile(phoneCodes[Number(dial)]?.code ?? '', mobile))
const bodyOf = (values: Values) => ({ mobile: paddedOf(values), code: values.code })

/** Another mobile number, by the code that is sent to it. */
export function MobileForm({ account, onDone }: { account: UserInfo; onDone: () => void }) {
  const { t } = useLingui()
  const { regionId } = usePlace()
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  const region = data?.value.find((one) => one.regionId === regionId)
  const ofRegion = phoneCodes.findIndex(({ code }) => code === region?.phoneCode)
  const changed = useAccountChanged()
  const form = useForm({
    start: { dial: String(ofRegion < 0 ? defaultPhoneCodeIndex : ofRegion), mobile: '', code: '' },
    check: (values: Values) => bodyFaults(setContact.body, bodyOf(values)),
    send: async (values) => answered(await command(setContact, { body: bodyOf(values) })),
    onDone: (now) => {
      changed(now)
      showToast({ kind: 'success', words: t`Profile updated.` })
      onDone()
    },
  })
  useKeptDraft('contact-mobile', kept, form)
  const { values, errors } = form
  // The code is not asked for yet: only where it goes must be right.
  const isRight = () => {
    const isFine = bodyFaults(setContact.body, { ...bodyOf(values), code: '000000' })['mobile'] === undefined
    if (!isFine) void form.submit()
    return isFine
  }
  return (
    <Form form={form} aria-label={t`Mobile number`}>
      {account.mobile && <p className={styles.now}><Trans>Now: {shownMobile(account.mobile)}</Trans></p>}
      <FormField form={form} name="mobile" label={t`New mobile number`} type="tel" inputMode="tel" autoComplete="tel-national" prefix={<DialCode chosen={values.dial} onChoose={(dial) => form.set('dial', dial)} />} />
      <div className={styles.codeStep}><CodeStep goal={{ kind: 'mobile', to: paddedOf(values) }} value={values.code} error={errors['code']} onChange={(typed) => form.set('code', typed)} onBeforeSend={isRight} /></div>
      <div className={styles.send}><SendButton isSending={form.isSending}><Trans>Save number</Trans></SendButton></div>
    </Form>
  )
}
