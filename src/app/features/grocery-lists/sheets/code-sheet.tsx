import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { addressOfList } from '../hand-over/list-code.ts'
import { type ListedItem, nameOfItem } from '../listed-item.ts'
import styles from './sheets.module.css'

type Properties = { list: ShownList; items: readonly ListedItem[]; onClose: () => void }

/** The items that are still to buy as a QR code, which another phone reads without a network. */
export function CodeSheet({ list: { name }, items, onClose }: Properties) {
  const { t } = useLingui()
  // Undefined while the code is made; null for a list that is too long.
  const [address, setAddress] = useState<string | null | undefined>()
  useEffect(() => {
    let isActive = true
    const left = items.filter(({ isTicked }) => !isTicked)
    const coded = left.map((item) => {
      const { prodId, skuId, count } = item
      return {
        text: nameOfItem(item),
        count,
        ...(prodId !== undefined && { prodId }),
        ...(skuId !== undefined && { skuId }),
      }
    })
    void addressOfList({ name, items: coded }, location.origin).then((made) => isActive && setAddress(made))
    return () => void (isActive = false)
  }, [name, items])
  return (
    <Sheet title={t`Code for another phone`} onClose={onClose}>
      {address === null ? (
        <Note kind="info" icon="info">
          <Trans>This list is too long for one code. Share the list with a link.</Trans>
        </Note>
      ) : (
        <div className={styles.code}>
          {address !== undefined && <QrCode text={address} size={360} label={t`Code of the list ${name}`} />}
          <p className={styles.lead}>
            <Trans>
              Scan this code with the camera of the other phone, or there with “Scan a code” under Grocery lists.
              Neither phone needs internet.
            </Trans>
          </p>
        </div>
      )}
    </Sheet>
  )
}
