import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { toAnswer } from '#cache/answer.ts'
import { readPushDevice } from '#contract/push/push-subscription.ts'
import { unwatchSku, watchSku } from '#contract/push/push-watch.ts'
import { regionOfPage } from '#device/device-choices.ts'
import type { Failure } from '#offline/call.ts'
import type { PushDevice } from '#offline/push-device.ts'
import { pushCall } from './push-call.ts'
import { isNotFound, recheckDevice } from './send-device.ts'

/** The watches of this device and of the signed-in shopper. A guest without notifications has none. */
export const watchesQuery = (userId: string, { isOn, subscriptionId }: PushDevice) =>
  queryOptions({
    queryKey: [readPushDevice.path, userId, isOn ? subscriptionId : undefined],
    queryFn: async () => {
      const outcome = await pushCall(readPushDevice, { subscriptionId: isOn ? subscriptionId : undefined })
      return toAnswer(outcome).value.watches
    },
    enabled: userId !== '' || (isOn && subscriptionId !== undefined),
    staleTime: 0,
    // A stored answer could claim a watch that has been fulfilled since.
    persister: undefined,
  })

/** Starts or ends the watch of a sold-out variant. Returns the failure, or null. */
export async function setWatch(
  client: QueryClient,
  device: PushDevice,
  skuId: number,
  isWatched: boolean,
): Promise<Failure | null> {
  const watch = { skuId, regionId: regionOfPage() ?? 0, kind: 'stock' } as const
  const send = ({ isOn, subscriptionId }: PushDevice) => {
    const body = { ...watch, subscriptionId: isOn ? subscriptionId : undefined }
    return isWatched ? pushCall(watchSku, body) : pushCall(unwatchSku, body)
  }
  let outcome = await send(device)
  if (!outcome.ok && isNotFound(outcome.failure) && device.isOn) {
    // The server may have removed the device, which has then subscribed anew.
    const renewed = await recheckDevice()
    if (renewed && renewed.subscriptionId !== device.subscriptionId) outcome = await send(renewed)
  }
  const queryKey = [readPushDevice.path]
  // An earlier request that is still in progress would return the watches from before the change.
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
  return outcome.ok ? null : outcome.failure
}
