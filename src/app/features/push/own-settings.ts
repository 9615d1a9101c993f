import { hasEqualTimes, type PushSettings, pushTopics } from '#contract/push/push-settings.ts'
import { chosenMarket, regionOfPage } from '#device/device-choices.ts'
import { ownTimeZone } from '#offline/call.ts'
import type { PushDevice } from '#offline/push-device.ts'

/** The settings of this device as of now: the shopper's choices, and language, region and time zone of the page. */
export const ownSettings = ({ quietHours, topics }: Pick<PushSettings, 'quietHours' | 'topics'>): PushSettings => ({
  regionId: regionOfPage() ?? 0,
  language: chosenMarket().lang ?? 'en',
  timeZone: ownTimeZone(),
  // A device of an earlier version may have stored equal times, which meant no quiet hours.
  quietHours: quietHours && hasEqualTimes(quietHours) ? null : quietHours,
  topics,
})

/** The record of a device on which nothing was chosen yet: every topic, and no quiet hours. */
export const newDevice = (): PushDevice => ({
  isOn: false,
  isSent: false,
  settings: ownSettings({ quietHours: null, topics: [...pushTopics] }),
})

/** Whether the server does not know the newest choices of this device yet. */
export const isWaiting = ({ isOn, isSent, subscriptionId }: PushDevice): boolean =>
  isOn ? !isSent : subscriptionId !== undefined
