import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/base/button.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './settings-screen.module.css'

type Properties = {
  /** What is kept. */
  words: ReactNode
  /** How much of it. */
  detail: ReactNode
  /** The question before it goes. */
  question: string
  /** What becomes of it. */
  sentence: ReactNode
  isEmpty: boolean
  onClear: () => void
}

/** Something that this phone keeps and how to have it cleared; a sheet asks first. */
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
