import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'
import styles from './sheet.module.css'
import { useCloseByBack } from './use-close-by-back.ts'

type Properties = {
  title: string
  onClose: () => void
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode
  /** `wide` for forms beside a picture. */
  size?: 'medium' | 'wide'
  /** Content beside a wide dialog on the desktop, where there is room. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A dialog over the page: a sheet from below on the phone, a centred window from 835 px on (docs/design.md#sheet). The
 * dialog is open while mounted. Esc, Back on Android, the scrim and the cross close the dialog, and focus returns to the element that
 * opened it. Never part of a first view: to be used in a chunk of its own, or through `SheetTrigger` or `LazySheet`.
 */
export function Sheet({ title, onClose, footer, size = 'medium', aside, children }: Properties) {
  const { t } = useLingui()
  useCloseByBack(onClose)
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
