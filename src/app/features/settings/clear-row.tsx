import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/base/button.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './settings-screen.module.css'

type Properties = {
  /** The kind of stored data. */
  words: ReactNode
  /** The amount of stored data. */
  detail: ReactNode
  /** The title of the confirmation. */
  question: string
  /** The consequence of clearing. */
  sentence: ReactNode
  isEmpty: boolean
  onClear: () => void
}

/** A kind of data stored on this device, with a button to clear it; a sheet asks for confirmation first. */
export function ClearRow({ words, detail, question, sentence, isEmpty, onClear }: Properties) {
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        {words}
        <small>{detail}</small>
      </span>
      {!isEmpty && (
        <SheetTrigger
          kind="soft"
          size="small"
          words={<Trans>Clear</Trans>}
          title={question}
          footer={(close) => (
            <Button
              kind="danger"
              isWide
              onClick={() => {
                onClear()
                close()
              }}
            >
              <Trans>Clear</Trans>
            </Button>
          )}
        >
          {() => <p className={styles.ask}>{sentence}</p>}
        </SheetTrigger>
      )}
    </div>
  )
}
