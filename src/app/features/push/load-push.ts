import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

/** Loads the code of push notifications, which few pages need, with its messages. */
export const loadPush = () => withWords(import('./parts.ts'))

/** The button of a sold-out variant; a product in stock never loads its code. */
export const LazyNotifyMe = lazyPart(() => loadPush().then(({ NotifyMe }) => ({ default: NotifyMe })))
