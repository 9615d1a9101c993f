import { Trans, useLingui } from '@lingui/react/macro'
import { type Address, maxAddressLength } from '#contract/account/address.ts'
import { PhoneCodeButton } from '#features/verification/index.ts'
import { useIsOffline } from '#sync/connection.ts'
import { classes } from '#ui/base/class-names.ts'
import { Switch } from '#ui/choice/choice.tsx'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import styles from './address-form.module.css'
import type { AddressValues, ChosenArea } from './address-values.ts'
import { AreaChooser } from './area-chooser.tsx'
import { useAreaWords } from './area-words.ts'
import { useAddressForm } from './use-address-form.ts'
import { usePhone } from './use-phone.ts'

type Properties = {
  addrId: number | null
  start: AddressValues
  /** Whether the shopper may make this the default address; a first address always becomes the default. */
  isDefault: 'open' | 'already' | 'first'
  /** Whether the address must be in the country that the form begins with. */
  isCountryFixed?: boolean
  /** Receives the saved address where the form is part of another page. */
  onSaved?: (saved: Address) => void
}

/** The form of an address (docs/product.md#addresses). Changing an area clears the areas within it. */
export function AddressForm({ addrId, start, isDefault, isCountryFixed = false, onSaved }: Properties) {
  const { t } = useLingui()
  const form = useAddressForm(addrId, start, onSaved)
  const isOffline = useIsOffline()
  const { values, errors, set, leave } = form
  const levels = useAreaWords(values.country?.id)
  const phone = usePhone(values, (dialCode) => set('dialCode', dialCode))
  const steps = ['country', 'province', 'district', 'town'] as const
  const choose = (step: (typeof steps)[number], area: ChosenArea) => {
    if (area?.id === values[step]?.id) return
    set(step, area)
    for (const inner of steps.slice(steps.indexOf(step) + 1)) set(inner, null)
  }
  return (
    <Form form={form} aria-label={addrId === null ? t`Add address` : t`Edit address`}>
      <div className={styles.card}>
        <FormField form={form} name="receiver" label={t`Contact name`} autoComplete="name" maxLength={60} />
        <FormField
          form={form}
          name="mobile"
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix={<PhoneCodeButton phone={phone} />}
        />
        <FormField
          form={form}
          name="alternativeMobile"
          label={t`Alternative number`}
          type="tel"
          autoComplete="off"
          isOptional
        />
        <div className={styles.places}>
          <AreaChooser
            label={t`Country`}
            chosen={values.country}
            within={0}
            isFixed={isCountryFixed}
            error={errors['country']}
            onChoose={(area) => choose('country', area)}
          />
          <AreaChooser
            label={levels.province}
            outer={t`Country`}
            chosen={values.province}
            within={values.country?.id ?? null}
            error={errors['province']}
            onChoose={(area) => choose('province', area)}
          />
          <AreaChooser
            label={levels.district}
            outer={levels.province}
            chosen={values.district}
            within={values.province?.id ?? null}
            error={errors['district']}
            onChoose={(area) => choose('district', area)}
          />
          <AreaChooser
            label={levels.town}
            outer={levels.district}
            chosen={values.town}
            within={values.district?.id ?? null}
            error={errors['town']}
            onChoose={(area) => choose('town', area)}
          />
        </div>
        <TextAreaField
          label={t`Address line`}
          most={maxAddressLength}
          autoComplete="street-address"
          value={values.addr}
          error={errors['addr']}
          onChange={(event) => set('addr', event.target.value)}
          onBlur={() => leave('addr')}
        />
        <FormField
          form={form}
          name="postCode"
          label={t`Zip code`}
          autoComplete="postal-code"
          maxLength={12}
          isOptional
        />
        {isDefault === 'already' && (
          <p className={styles.hint}>
            <Trans>This is your default address.</Trans>
          </p>
        )}
        {isDefault === 'open' && (
          <Switch checked={values.isDefault} onChange={(event) => set('isDefault', event.target.checked)}>
            <Trans>Default address</Trans>
          </Switch>
        )}
      </div>
      <div className={classes(styles.bar, onSaved && styles.inPlace)}>
        <p role="status" className={styles.hint}>
          {isOffline && <Trans>You're offline. Your input is kept here.</Trans>}
        </p>
        <SubmitButton isSending={form.isSending} isOffline={isOffline} isWide={false}>
          <Trans>Save address</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
