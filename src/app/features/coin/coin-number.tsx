import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'

type Properties = {
  /** The maximum number of coins for the checkout. */
  usable: number
  chosen: number
  isFixed: boolean
  onChoose: (coins: number) => void
}

/** The field for the number of coins: a whole number from 1, used on leaving the field or with Enter. */
export function CoinNumber({ usable, chosen, isFixed, onChoose }: Properties) {
  const { t } = useLingui()
  /** The text of a number that is not used yet; null while the field shows the chosen number. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)

  const use = () => {
    if (typed === null) return
    const coins = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0
    if (coins < 1 || coins > usable) return setIsWrong(true)
    setTyped(null)
    setIsWrong(false)
    if (coins !== chosen) onChoose(coins)
  }
  return (
    <Field
      label={t`Number of coins`}
      hint={t`Up to ${usable}`}
      error={isWrong ? t`Enter a whole number from 1 to ${usable}.` : undefined}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      disabled={isFixed}
      value={typed ?? String(chosen)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        setIsWrong(false)
      }}
      onBlur={use}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter uses the number, and places no order.
        event.preventDefault()
        use()
      }}
    />
  )
}
