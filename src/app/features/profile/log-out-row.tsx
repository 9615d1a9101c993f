import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { readFavourites } from '../../../offline/favourites.ts'
import { isUnderWay } from '../../../offline/outbox-command.ts'
import { readCommands } from '../../../offline/outbox.ts'
import { readRemovedLooks } from '../../../offline/removed-looks.ts'
import { countDrafts } from '../../data/drafts.ts'
import { leave } from '../../data/session.ts'
import { shopperNow } from '../../data/shopper.ts'
import { Button } from '../../ui/button.tsx'
import { LazySheet } from '../../ui/lazy-sheet.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import styles from './profile-screen.module.css'

const nothing = { drafts: 0, hearts: 0, removals: 0, changes: 0 }

/** Logs out; where something was typed or chosen and not sent, it asks first, for that is lost then. */
export function LogOutRow() {
  const { t } = useLingui()
  const [unsent, setUnsent] = useState(nothing)
  const [isLeaving, setLeaving] = useState(false)
  const go = () => {
    if (isLeaving) return
    setLeaving(true)
    void leave()
  }
  const ask = async () => {
    const userId = shopperNow()?.userId ?? ''
    const [drafts, own, removed, commands] = await Promise.all([countDrafts(), readFavourites(userId), readRemovedLooks(userId), readCommands(userId, 'cart')])
    const hearts = own.filter(({ sentAt }) => sentAt === undefined).length
    const removals = removed.filter(({ sentAt }) => sentAt === undefined).length
    const changes = commands.filter(isUnderWay).length
    if (drafts + hearts + removals + changes === 0) go()
    else setUnsent({ drafts, hearts, removals, changes })
  }
  const { drafts, hearts, removals, changes } = unsent
  const footer = <Button kind="danger" isWide isLoading={isLeaving} onClick={go}><Trans>Log out</Trans></Button>
  return (
    <>
      <ListRow icon="sign-out" onPress={() => void ask()}><Trans>Log out</Trans></ListRow>
      {drafts + hearts + removals + changes > 0 && (
        <Suspense>
          <LazySheet title={t`Log out?`} onClose={() => setUnsent(nothing)} footer={footer}>
            {drafts > 0 && <p className={styles.ask}><Plural value={drafts} one="# form that you began is not sent yet. It is lost when you log out." other="# forms that you began are not sent yet. They are lost when you log out." /></p>}
            {hearts > 0 && <p className={styles.ask}><Plural value={hearts} one="# change of your favourites has not reached the shop yet. It is lost when you log out." other="# changes of your favourites have not reached the shop yet. They are lost when you log out." /></p>}
            {removals > 0 && <p className={styles.ask}><Plural value={removals} one="# change of your footprint has not reached the shop yet. It is lost when you log out." other="# changes of your footprint have not reached the shop yet. They are lost when you log out." /></p>}
            {changes > 0 && <p className={styles.ask}><Plural value={changes} one="# change of your cart has not reached the shop yet. It is lost when you log out." other="# changes of your cart have not reached the shop yet. They are lost when you log out." /></p>}
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}
