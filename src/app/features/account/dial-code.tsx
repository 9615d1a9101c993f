import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { phoneCodeLabel, phoneCodes } from '../../../contract/account/phone-codes.ts'
import { usePlace } from '../../data/place.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './dial-code.module.css'

/** The dial code in front of a number: the phone's own list, which finds a country by its first letters. `chosen` is an index of the list. */
export function DialCode({ chosen, onChoose }: { chosen: string; onChoose: (index: string) => void }) {
  const { t } = useLingui()
  const { lang } = usePlace()
  const labels = useMemo(() => {
    const names = new Intl.DisplayNames(lang, { type: 'region' })
    return phoneCodes
      .map(({ country, name, code }, index) => ({ index, words: phoneCodeLabel(names.of(country) ?? name, code) }))
      .sort((a, b) => a.words.localeCompare(b.words, lang))
  }, [lang])
  return (
    <span className={styles.dial}>
      <span aria-hidden="true">+{phoneCodes[Number(chosen)]?.code}</span>
      <Icon name="caret-down-bold" size={14} />
      <select className={styles.list} aria-label={t`Country code`} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {labels.map(({ index, words }) => <option key={index} value={index}>{words}</option>)}
      </select>
    </span>
  )
}
