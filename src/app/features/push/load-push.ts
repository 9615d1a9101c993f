import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

/** Loads the code of push notifications, which few pages need, with its messages. */
const loadPush = () => withWords(import('./notify-me.tsx'))

/** The button of a sold-out variant; a product in stock never loads its code. */
export const LazyNotifyMe = lazyPart(() => loadPush().then(({ NotifyMe }) => ({ default: NotifyMe })))

/** Keeps the server's knowledge of this device up to date; a device without notifications loads no code for that. */
export function keepPushUpToDate(): void {
  if ('Notification' in window && Notification.permission === 'granted')
    void loadPush().then(
      ({ startPush }) => startPush(),
      () => undefined,
    )
}
