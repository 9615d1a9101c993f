import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useInstallMethod } from '#features/installation/index.ts'
import { followPush, type PushState, pushStore } from './push-store.ts'
import { type PushSupport, pushSupport } from './push-support.ts'

/** The state of notifications on this device, and whether this browser can show them. */
export type Push = PushState & { readonly support: PushSupport; readonly isOn: boolean }

/** Hook: follows notifications on this device; null on the server and until the device's records are read. */
export function usePush(): Push | null {
  const method = useInstallMethod()
  const state = useSelector(pushStore)
  useEffect(followPush, [])
  if (!state || !method) return null
  const support = pushSupport({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    isIosBrowser: method === 'ios-steps',
    permission: state.permission,
  })
  return { ...state, support, isOn: state.device.isOn && support === 'granted' }
}
