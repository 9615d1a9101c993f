import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { leave } from '#session/session.ts'
import { shopperNow } from '#session/shopper.ts'
import { Button } from '#ui/base/button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { LazySheet } from '#ui/overlay/sheet-opening.tsx'
import { countUnsent, type Unsent } from './count-unsent.ts'
import styles from './profile-screen.module.css'

const nothing: Unsent = { drafts: 0, hearts: 0, looks: 0, changes: 0 }
const isNothing = (unsent: Unsent) => Object.values(unsent).every((count) => count === 0)

/** Logs out; asks for confirmation first where unsent data would be lost. */
export function LogOutRow() {
  const { t } = useLingui()
  const [unsent, setUnsent] = useState(nothing)
  const [isLeaving, setLeaving] = useState(false)
  const go = () => {
    if (isLeaving) return
    setLeaving(true)
    void leave()
  }
  const confirmLogOut = async () => {
    const counts = await countUnsent(shopperNow()?.userId ?? '')
    if (isNothing(counts)) go()
    else setUnsent(counts)
  }
  const { drafts, hearts, looks, changes } = unsent
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
      {!isNothing(unsent) && (
        <Suspense>
          <LazySheet title={t`Log out?`} onClose={() => setUnsent(nothing)} footer={footer}>
            {drafts > 0 && (
              <p className={styles.ask}>
                <Plural
                  value={drafts}
                  one="# form that you began is not sent yet. It is lost when you log out."
                  other="# forms that you began are not sent yet. They are lost when you log out."
                />
              </p>
            )}
            {hearts > 0 && (
              <p className={styles.ask}>
                <Plural
                  value={hearts}
                  one="# change of your favourites has not reached the shop yet. It is lost when you log out."
                  other="# changes of your favourites have not reached the shop yet. They are lost when you log out."
                />
              </p>
            )}
            {looks > 0 && (
              <p className={styles.ask}>
                <Plural
                  value={looks}
                  one="# change of your footprint has not reached the shop yet. It is lost when you log out."
                  other="# changes of your footprint have not reached the shop yet. They are lost when you log out."
                />
              </p>
            )}
            {changes > 0 && (
              <p className={styles.ask}>
                <Plural
                  value={changes}
                  one="# change of your cart has not reached the shop yet. It is lost when you log out."
                  other="# changes of your cart have not reached the shop yet. They are lost when you log out."
                />
              </p>
            )}
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}
