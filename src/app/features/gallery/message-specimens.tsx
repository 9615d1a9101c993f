import { Button } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast, type Toast } from '#ui/feedback/first/toast-store.ts'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { Countdown } from '#ui/product/countdown.tsx'
import { brand } from '#words/brand.ts'
import styles from './gallery-screen.module.css'
import { picture } from './samples.ts'
import { Line, Specimen } from './specimen.tsx'

const toasts: Toast[] = [
  { kind: 'success', words: 'Added to cart', action: { words: 'View', onPress: () => {} } },
  { kind: 'error', words: 'Please enter valid code.' },
  { kind: 'warning', words: 'Something went wrong.' },
  { kind: 'queued', words: 'Saved. Will sync when online', action: { words: 'Undo', onPress: () => {} } },
  { kind: 'info', words: 'Your device is full. Saved pictures are removed first; saved pages stay.' },
  { kind: 'update', words: 'A new version is ready', action: { words: 'Update', onPress: () => {} }, isSticky: true },
]
const notes = [
  ['queued', 'cloud-arrow-up'],
  ['warn', 'warning-circle'],
  ['danger', 'map-pin'],
  ['info', 'info'],
  ['success', 'check-circle'],
  ['flat', 'clock'],
] as const

/** Specimens of toasts, notes, the offline bar and other messages. */
export function MessageSpecimens() {
  return (
    <>
      <Specimen title="Toasts, top centre, three at the most, 5 s">
        <Line>
          {toasts.map((toast) => (
            <Button key={toast.kind} size="small" onClick={() => showToast(toast)}>
              {toast.kind}
            </Button>
          ))}
        </Line>
      </Specimen>
      <Specimen title="Offline bar">
        <div className={styles.bars}>
          <OfflineBar state="offline">
            <b>{'Offline'}</b>
            {' — showing saved items · updated 2 h ago'}
          </OfflineBar>
          <OfflineBar state="unreachable">
            <b>{`Can’t reach ${brand.name}`}</b>
            {' — showing saved items'}
          </OfflineBar>
          <OfflineBar state="syncing">{'Syncing 2 changes…'}</OfflineBar>
          <OfflineBar state="back">
            <b>{'Back online'}</b>
            {', all saved'}
          </OfflineBar>
        </div>
      </Specimen>
      <Specimen title="Notes">
        {notes.map(([kind, icon]) => (
          <Note key={kind} kind={kind} icon={icon}>
            <b>{'Only 2 left.'}</b>
            {' Quantity changed from 3 to 2.'}
          </Note>
        ))}
      </Specimen>
      <Specimen title="QR picture, countdown">
        <QrCode text="https://example.com/" label="The address of this shop" />
        <Countdown milliseconds={8_076_000} />
        <Countdown milliseconds={225_365_000} />
      </Specimen>
      <Specimen title="Empty">
        <EmptyState
          picture={picture('1f4e1')}
          title="Not saved on this device"
          sentence="Connect to the internet to see this page. Saved items still work."
          action={<Button kind="soft">{'Show saved items'}</Button>}
        />
      </Specimen>
    </>
  )
}
