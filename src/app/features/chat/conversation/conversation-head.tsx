import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Conversation } from '#contract/chat/chat.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { withWords } from '#i18n/with-words.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { PartnerPicture } from '../partner-picture.tsx'
import styles from './conversation-pane.module.css'

const fetchMenu = () =>
  withWords(import('./conversation-menu.tsx')).then(({ ConversationMenu }) => ({ default: ConversationMenu }))
const ConversationMenu = lazyPart(fetchMenu)

type Properties = { conversation: Conversation; name: string; userId: string }

/** The partner of a conversation, which links to the shop, and the menu with report and block. */
export function ConversationHead({ conversation, name, userId }: Properties) {
  const { t } = useLingui()
  const { isOpen, close, trigger } = useSheetOpening(fetchMenu)
  const { shop } = conversation
  // On the desktop the list has the page's heading.
  const Heading = useIsDesktop() ? 'h2' : 'h1'
  const partner = (
    <>
      <PartnerPicture shop={shop} />
      <span className={styles.words}>
        <Heading className={`in-bar ${styles.name}`}>{name}</Heading>
        <small>{shop ? <Trans>Visit shop</Trans> : <Trans>Help with orders and the app</Trans>}</small>
      </span>
    </>
  )
  return (
    <div className={styles.head}>
      {shop ? (
        <PageLink href={`/store/${encodeURI(shop.slug)}/${shop.shopId}`} className={styles.partner}>
          {partner}
        </PageLink>
      ) : (
        <div className={styles.partner}>{partner}</div>
      )}
      <IconButton label={t`Actions for this conversation`} {...trigger}>
        <Icon name="dots-three-vertical-bold" size={24} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ConversationMenu conversation={conversation} name={name} userId={userId} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
