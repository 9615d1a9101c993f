// The outbox contains this file on every phone, so the endpoints are in chat.ts.

/** The longest text of a message, in characters, and its most pictures. */
export const maxMessageLength = 1000
export const maxMessagePictures = 5

/** The shopper's reasons to report a conversation. */
export const chatReportReasons = ['SPAM', 'OFFENSIVE', 'FRAUD', 'PERSONAL_DATA', 'OTHER'] as const
export type ChatReportReason = (typeof chatReportReasons)[number]

/** The paths of the answers that own messages and read marks change. */
export const chatPaths = {
  conversations: '/p/chat/conversations',
  messages: '/p/chat/:conversationId/messages',
  unread: '/p/chat/unreadCount',
} as const

/** The conversation with the mall's support. */
export const supportId = 'support'

/** The id of the conversation with a shop: a shopper has one conversation with each shop and one with support. */
export const conversationWith = (shopId: number): string => `shop-${shopId}`

/** The shop of a conversation; undefined for support. */
export const shopOfConversation = (id: string): number | undefined =>
  id === supportId ? undefined : Number(id.slice('shop-'.length))
