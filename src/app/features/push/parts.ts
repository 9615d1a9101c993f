/** The parts that pages load when they need them (load-push.ts). */
export { NotifyMe } from './notify-me.tsx'
export { startPush } from './send-device.ts'
