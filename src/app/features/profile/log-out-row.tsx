import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { readFavourites } from '../../../offline/favourites.ts'
import { countDrafts } from '../../data/drafts.ts'
import { leave } from '../../data/session.ts'
import { shopperNow } from '../../data/shopper.ts'
import { Button } from '../../ui/button.tsx'
import { LazySheet } from '../../ui/lazy-sheet.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import styles from './profile-screen.module.css'

/** Logs out; where something was typed or chosen and not sent, it asks first, for that is lost then. */
export function LogOutRow() {
  const { t } = useLingui()
  const [unsent, setUnsent] = useState({ drafts: 0, hearts: 0 })
  const [isLeaving, setLeaving] = useState(false)
  const go = () => {
    if (isLeaving) return
    setLeaving(true)
    void leave()
  }
  const ask = async () => {
    const [drafts, own] = await Promise.all([countDrafts(), readFavourites(shopperNow()?.userId ?? '')])
    const hearts = own.filter(({ sentAt }) => sentAt === undefined).length
    if (drafts + hearts === 0) go()
    else setUnsent({ drafts, hearts })
  }
  const { drafts, hearts } = unsent
  const footer = <Button kind="danger" isWide isLoading={isLeaving} onClick={go}><Trans>Log out</Trans></Button>
  return (
    <>
      <ListRow icon="sign-out" onPress={() => void ask()}><Trans>Log out</Trans></ListRow>
      {drafts + hearts > 0 && (
        <Suspense>
          <LazySheet title={t`Log out?`} onClose={() => setUnsent({ drafts: 0, hearts: 0 })} footer={footer}>
            {drafts > 0 && <p className={styles.ask}><Plural value={drafts} one="# form that you began is not sent yet. It is lost when you log out." other="# forms that you began are not sent yet. They are lost when you log out." /></p>}
            {hearts > 0 && <p className={styles.ask}><Plural value={hearts} one="# change of your favourites has not reached the shop yet. It is lost when you log out." other="# changes of your favourites have not reached the shop yet. They are lost when you log out." /></p>}
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}
