import { Plural, Trans } from '@lingui/react/macro'
import { failureWords } from '#i18n/failure-words.ts'
import { dropCommands } from '#offline/outbox/outbox.ts'
import type { SharedChange } from '#offline/shared-lists.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'

/** The changes by a link that the server refused, until the person dismisses them; absent without such changes. */
export function RefusedChanges({ changes }: { changes: readonly SharedChange[] }) {
  const refused = changes.flatMap((one) => (one.state === 'refused' ? [one] : []))
  const [first] = refused
  if (!first) return null
  return (
    <div role="alert">
      <Note kind="danger" icon="warning-circle">
        <p>
          <Plural value={refused.length} one="# change couldn't be made." other="# changes couldn't be made." />{' '}
          {failureWords(first.code, '')}
        </p>
        <Button kind="text" size="small" onClick={() => void dropCommands(refused.map(({ id }) => id))}>
          <Trans>Dismiss</Trans>
        </Button>
      </Note>
    </div>
  )
}
