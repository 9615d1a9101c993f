import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { idOfList, progressOf, type TakenList, type TakenState } from '#cache/saved-sets/taken-set.ts'
import { usePlace } from '#device/place.ts'
import { withWords } from '#i18n/with-words.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import styles from './take-along-button.module.css'
import { useTakenSets } from './use-taken-sets.ts'

const fetchSheet = () =>
  withWords(import('./take-along-sheet.tsx')).then(({ TakeAlongSheet }) => ({ default: TakeAlongSheet }))
const TakeAlongSheet = lazy(fetchSheet)

type Properties = Omit<TakenList, 'place'> & {
  /** Beside the set itself it only says what else can be done. */
  isUpdate?: boolean
  /** Among a list's other buttons: where there is little room its icon alone is seen. */
  isShort?: boolean
}

/** "Save for offline" of a list; where it is saved or on its way it says so. The sheet behind it comes at the first touch. */
export function TakeAlongButton({ query, label, href, isUpdate = false, isShort = false }: Properties) {
  const place = usePlace()
  const list = { query, label, href, place }
  const set = useTakenSets()?.find(({ id }) => id === idOfList(list))
  const { isOpen, close, trigger } = useSheetOpening(fetchSheet)
  const share = set ? Math.floor((100 * progressOf(set).items) / Math.max(1, set.items)) : 0
  return (
    <>
      <Button size="small" kind="neutral" {...trigger}>
        <Icon
          name={isUpdate ? 'arrow-clockwise-bold' : set?.state === 'done' ? 'cloud-check' : 'download-simple'}
          size={18}
        />
        <span className={isShort ? styles.short : undefined}>
          {isUpdate ? (
            <>
              <Trans>Update</Trans>
              <span className="sr"> {label}</span>
            </>
          ) : (
            <Words state={set?.state} share={share} />
          )}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <TakeAlongSheet list={list} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function Words({ state, share }: { state: TakenState | undefined; share: number }) {
  if (state === 'done') return <Trans>Saved for offline</Trans>
  if (state === 'taking' || state === 'waiting') return <Trans>Saving, {share}%</Trans>
  return <Trans>Save for offline</Trans>
}
