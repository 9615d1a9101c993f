import { Plural, Trans } from '@lingui/react/macro'
import { isOnItsWay, useWaitingActs } from '../features/waiting/door.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'
import { BackOnline } from './back-online.tsx'

/** How far the shop knows what was done without it, counted as the profile's list of it (DESIGN.md §7). What it refused is not called saved. */
export function SyncStatus({ onDone }: { onDone: () => void }) {
  const acts = useWaitingActs()
  const number = acts?.filter(isOnItsWay).length ?? 0
  if (number > 0) return <OfflineBar state="syncing"><Plural value={number} one="Syncing # change…" other="Syncing # changes…" /></OfflineBar>
  return <BackOnline isAllSaved={acts?.length === 0} onDone={onDone} />
}
