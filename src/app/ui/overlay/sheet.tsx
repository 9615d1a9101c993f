import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'
import styles from './sheet.module.css'

type Properties = {
  title: string
  onClose: () => void
  /** Buttons that stay in sight below what scrolls. */
  footer?: ReactNode
  /** `wide` for forms beside a picture. */
  size?: 'medium' | 'wide'
  /** What stands beside a wide window on the desktop, where it has room. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A question over the page: a sheet from below on the phone, a window in the middle from 835 px on
 * (docs/design.md#space, docs/design.md#sheet). It is open while it is mounted. Esc, the scrim and the cross close it,
 * and focus goes back to where it came from. Never part of a first view: use it in a chunk of its own, or by
 * `SheetTrigger` or `LazySheet`.
 */
export function Sheet({ title, onClose, footer, size = 'medium', aside, children }: Properties) {
  const { t } = useLingui()
  return (
    <ModalOverlay className={styles.scrim} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={`${styles.sheet} ${styles[size]}`}>
        {aside && <aside className={styles.aside}>{aside}</aside>}
        <Dialog className={styles.dialog}>
          <span className={styles.handle} aria-hidden="true" />
          <header className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={t`Close`} onClick={onClose}>
              <Icon name="x-bold" />
            </IconButton>
          </header>
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
