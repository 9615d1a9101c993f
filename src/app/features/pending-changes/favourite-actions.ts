import { useLingui } from '@lingui/react/macro'
import { serverNow } from '#device/server-clock.ts'
import type { FavouriteCommand } from '#offline/domains/favourites.ts'
import { setFavourite } from '#offline/favourites.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import type { ChangeActions } from './pending-change.ts'

export const favouriteActions: ChangeActions<FavouriteCommand> = {
  Sentence({ commands: [{ input, seen }] }) {
    const { t } = useLingui()
    const name = seen?.product?.prodName ?? seen?.shop?.shopName ?? ''
    return input.isKept ? t`You added ${name} to your favourites.` : t`You removed ${name} from your favourites.`
  },
  canUndo: () => true,
  async undo([{ shopper: userId, regionId, input, seen }]) {
    const at = Math.round(serverNow())
    await setFavourite({ ...seen, userId, regionId, kind: input.kind, id: input.id, isKept: !input.isKept, at })
    await replayOutbox()
  },
}
