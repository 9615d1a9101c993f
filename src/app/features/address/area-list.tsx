import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { areasWithin } from '#contract/account/address.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import type { ChosenArea } from './address-values.ts'
import styles from './area-list.module.css'
import { areasNamed } from './areas-named.ts'

type Properties = { label: string; within: number; chosen: ChosenArea; onChoose: (area: ChosenArea) => void }

/** The searchable list of the areas within one area. Enter chooses the first match. */
export function AreaList({ label, within, chosen, onChoose }: Properties) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const isDesktop = useIsDesktop()
  const answer = useShopperAnswer(areasWithin, { pid: within })
  if (answer.state === 'loading')
    return (
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} kind="title" />
        ))}
      </div>
    )
  if (answer.state !== 'ready') {
    return (
      <Note kind="warn" icon="wifi-slash">
        <p>
          <Trans>Loading places needs internet. Your input is kept.</Trans>
        </p>
        {'retry' in answer && (
          <Button size="small" onClick={answer.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Note>
    )
  }
  const found = areasNamed(answer.value, typed)
  const first = typed.trim() === '' ? undefined : found[0]
  return (
    <form
      role="search"
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault()
        // The sheet is inside the address form: this submit event must not submit the address.
        event.stopPropagation()
        if (first) onChoose({ id: first.areaId, name: first.areaName })
      }}
    >
      {/* No autofocus on a phone, where the keyboard would cover the list. */}
      <Field
        label={t`Search`}
        type="search"
        autoComplete="off"
        autoFocus={isDesktop}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="sr" role="status">
        <Plural value={found.length} one="# place" other="# places" />
      </p>
      {found.length === 0 && (
        <p className={styles.none}>
          <Trans>No results for “{typed}”.</Trans>
        </p>
      )}
      <ul className={styles.list} aria-label={label}>
        {found.map(({ areaId, areaName, localName }) => (
          <li key={areaId}>
            <button
              type="button"
              className={styles.area}
              aria-current={chosen?.id === areaId || undefined}
              onClick={() => onChoose({ id: areaId, name: areaName })}
            >
              <span>
                {areaName}
                {localName !== areaName && <small>{localName}</small>}
              </span>
              {chosen?.id === areaId && <Icon name="check-bold" size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
