/** The topics of a message to the mall. */
export const contactTopics = ['order', 'delivery', 'refund', 'product', 'account', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The maximum length of a message to the mall, and of its sender's name, in characters. */
export const maxContactLength = 2000
export const maxContactName = 60
