import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/feedback/first/note.tsx'
import styles from './filtered-list.module.css'

type Properties = {
  /** The searched words where they differ from the typed words. */
  words: string
  typed: string
  /** The typed words that are left out, because all words together find nothing. */
  leftOut: readonly string[]
}

/** Tells that the search was made with other words than typed: corrected, or without some of them. */
export function SearchedWords({ words, typed, leftOut }: Properties) {
  const missing = leftOut.join(', ')
  if (missing)
    return (
      <div className={styles.searched} role="status">
        <Note kind="info" icon="info">
          <Trans>
            No product matches all words. Showing results for “{words}” without “{missing}”.
          </Trans>
        </Note>
      </div>
    )
  return (
    <p className={styles.mended} role="status">
      <Trans>
        Showing results for <b>{words}</b>.
      </Trans>{' '}
      <span>
        <Trans>You typed “{typed}”.</Trans>
      </span>
    </p>
  )
}
