import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#ui/base/icon.tsx'
import styles from './phone-code.module.css'
import { PhoneCodeSheet } from './phone-code-sheet.tsx'
import type { ChosenPhoneCode } from './use-phone-code.ts'

/** The button in front of a number: shows the dial code and opens the list of dial codes. */
export function PhoneCodeButton({ phone }: { phone: ChosenPhoneCode }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t`Country code: +${phone.code}`}
        onClick={() => setOpen(true)}
      >
        {phone.flag && <img src={phone.flag} alt="" width={20} height={20} />}+{phone.code}
        <Icon name="caret-down-bold" size={16} />
      </button>
      {isOpen && <PhoneCodeSheet phone={phone} onClose={() => setOpen(false)} />}
    </>
  )
}
