import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { cartChanges, fetchPendingSheet, LazyPendingSheet } from '#features/pending-changes/index.ts'
import { openLogin } from '#features/sign-in/index.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { isUnderWay } from '#offline/outbox/command.ts'
import { useIsOffline } from '#sync/connection.ts'
import { classes } from '#ui/base/class-names.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import styles from './cart-screen.module.css'
import { LineMessage } from './line-messages.tsx'
import type { OwnCart } from './own-cart.ts'

/**
 * The note above the cart lines: how many changes are not yet synced, and why; for a guest, whose changes wait for the
 * login and not for the network, where the cart is kept.
 */
export function CartBanner({ own: { userId, commands } }: { own: OwnCart }) {
  const isOffline = useIsOffline()
  const { isOpen, close, trigger } = useSheetOpening(fetchPendingSheet)
  const number = cartChanges(commands.filter(isUnderWay)).length
  const isGuest = userId === ''
  // Fetches the sheet ahead: it is needed most when the network is gone.
  useEffect(() => {
    if (number > 0) void fetchPendingSheet().catch(() => undefined)
  }, [number])
  const see = (
    <button type="button" className={styles.action} {...trigger}>
      <Trans>See changes</Trans>
    </button>
  )
  return (
    <>
      <div className={styles.banner} role="status">
        {isGuest ? (
          <Note kind="flat" icon="info">
            <div className={styles.message}>
              <p>
                <b>
                  <Trans>Log in to place an order.</Trans>
                </b>{' '}
                <Trans>Until then your cart is kept on this device.</Trans>
              </p>
              {!isOffline && (
                <span className={styles.actions}>
                  <button type="button" className={styles.action} onClick={() => openLogin({ path: '/Cart' })}>
                    <Trans>Log in</Trans>
                  </button>
                </span>
              )}
            </div>
          </Note>
        ) : isOffline ? (
          // The note has the same height before the first pending change, so that nothing moves under a tapping finger.
          <Note kind={number > 0 ? 'queued' : 'flat'} icon="cloud-arrow-up">
            <div className={styles.message}>
              {number > 0 ? (
                <p>
                  <b>
                    <Plural value={number} one="# change waiting to sync." other="# changes waiting to sync." />
                  </b>{' '}
                  <Plural
                    value={number}
                    one="It will sync when you're back online."
                    other="They'll sync when you're back online."
                  />
                </p>
              ) : (
                <p>
                  <b>
                    <Trans>No changes waiting.</Trans>
                  </b>{' '}
                  <Trans>Your changes will sync when you're back online.</Trans>
                </p>
              )}
              <span className={classes(styles.actions, number === 0 && styles.later)}>{see}</span>
            </div>
          </Note>
        ) : null}
      </div>
      {isOpen && (
        <Suspense>
          <LazyPendingSheet onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** A refused change to a product that has no cart line: the product was never added or is no longer in the cart. */
export function LostChangeMessage({ command }: { command: CartCommand }) {
  const { t } = useLingui()
  const { seen } = command
  return (
    <section className={styles.lost} aria-label={seen?.prodName ?? t`Cart`}>
      {seen && (
        <div className={styles.picture}>
          <Tile template={seen.pic} sizes="40px" tint={seen.prodId} />
        </div>
      )}
      <div>
        {seen && <h2 className="clip2">{seen.skuName ? `${seen.prodName}, ${seen.skuName}` : seen.prodName}</h2>}
        <LineMessage command={command} />
      </div>
    </section>
  )
}
