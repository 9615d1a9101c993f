/** Public interface of push notifications on this device. */
export { keepPushUpToDate, LazyNotifyMe } from './load-push.ts'
export { OrderOffer } from './order-offer.tsx'
export { isWaiting } from './own-settings.ts'
export { chooseQuietHours, chooseTopic, type TurnedOn, turnOff, turnOn } from './push-commands.ts'
export { NeedsInternet, PushNote } from './push-note.tsx'
export { usePush } from './use-push.ts'
