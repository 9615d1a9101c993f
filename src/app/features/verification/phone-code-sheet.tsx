import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useMarket } from '#device/market.ts'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { findPhoneCodes, namedPhoneCodes } from './find-phone-codes.ts'
import styles from './phone-code.module.css'
import type { ChosenPhoneCode } from './use-phone-code.ts'

/**
 * The list of dial codes (docs/product.md#dial-codes), searched by name or code. Enter takes the first, the arrow keys
 * move through the list.
 */
export function PhoneCodeSheet({ phone, onClose }: { phone: ChosenPhoneCode; onClose: () => void }) {
  const { t } = useLingui()
  const { lang } = useMarket()
  const [all] = useState(() => namedPhoneCodes(lang))
  const [typed, setTyped] = useState('')
  const formRef = useRef<HTMLFormElement>(null)
  const found = findPhoneCodes(all, typed, lang)

  const choose = (index: number) => {
    phone.choose(index)
    onClose()
  }
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: without this call the surrounding form would be submitted too.
    event.stopPropagation()
    if (found[0]) choose(found[0].index)
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [...(formRef.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  return (
    <Sheet title={t`Country code`} onClose={onClose}>
      <form ref={formRef} onSubmit={chooseFirst} onKeyDown={walk}>
        <div className={styles.search}>
          <Field
            label={t`Country or code`}
            type="search"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <ul className={styles.list}>
          {found.map(({ index, label }) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === phone.index || undefined}
                tabIndex={index === found[0]?.index ? 0 : -1}
                onClick={() => choose(index)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <p role="status" className={styles.none}>
            <Trans>No matching country or code.</Trans>
          </p>
        )}
      </form>
    </Sheet>
  )
}
