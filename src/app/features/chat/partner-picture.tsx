import type { Conversation } from '#contract/chat/chat.ts'
import { Mark } from '#shell/mark.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import styles from './partner-picture.module.css'

/** The picture of the other side of a conversation: the shop's, or the mark of the mall for support. */
export const PartnerPicture = ({ shop }: Pick<Conversation, 'shop'>) => (
  <span className={styles.picture}>
    {shop ? <Tile template={shop.pic} sizes="48px" tint={shop.shopId} kind="small" /> : <Mark />}
  </span>
)
