import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { countUnsent, type Unsent, UnsentSentence } from '#features/pending-changes/index.ts'
import { countUnfinished } from '#session/forget-person.ts'
import { leave } from '#session/session.ts'
import { shopperNow } from '#session/shopper.ts'
import { Button } from '#ui/base/button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { LazySheet } from '#ui/overlay/sheet-opening.tsx'
import styles from './profile-screen.module.css'

/** The data that a logout would lose: started forms and messages, and changes that were not sent. */
type Losses = { readonly drafts: number; readonly changes: readonly Unsent[] }
const nothing: Losses = { drafts: 0, changes: [] }
const isNothing = ({ drafts, changes }: Losses) => drafts === 0 && changes.length === 0

/** Logs out; asks for confirmation first where unsent data would be lost. */
export function LogOutRow() {
  const { t } = useLingui()
  const [losses, setLosses] = useState(nothing)
  const [isLeaving, setLeaving] = useState(false)
  const go = () => {
    if (isLeaving) return
    setLeaving(true)
    void leave()
  }
  const confirmLogOut = async () => {
    const userId = shopperNow()?.userId ?? ''
    const [drafts, changes] = await Promise.all([countUnfinished(userId), countUnsent(userId)])
    if (isNothing({ drafts, changes })) go()
    else setLosses({ drafts, changes })
  }
  const { drafts, changes } = losses
  const footer = (
    <Button kind="danger" isWide isLoading={isLeaving} onClick={go}>
      <Trans>Log out</Trans>
    </Button>
  )
  return (
    <>
      <ListRow icon="sign-out" onPress={() => void confirmLogOut()}>
        <Trans>Log out</Trans>
      </ListRow>
      {!isNothing(losses) && (
        <Suspense>
          <LazySheet title={t`Log out?`} onClose={() => setLosses(nothing)} footer={footer}>
            {drafts > 0 && (
              <p className={styles.ask}>
                <Plural
                  value={drafts}
                  one="# unfinished form will be lost if you log out."
                  other="# unfinished forms will be lost if you log out."
                />
              </p>
            )}
            {changes.map((unsent) => (
              <p key={unsent.domain} className={styles.ask}>
                <UnsentSentence {...unsent} />
              </p>
            ))}
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}
