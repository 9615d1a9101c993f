import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in English. */
export const about: Policy = {
  title: 'About {brand}',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'A mall on your phone',
      paragraphs: [
        '{brand} brings many shops together in one place: clothes and phones, fresh mangoes and tea, tools, toys, books and things for the home. You look around freely, put goods from several shops in one cart and follow every order from the shelf to your door.',
        'You need no account to browse. There is no third-party advertising and no tracking across the web. Prices, fees and delivery times are shown before you order.',
      ],
    },
    {
      heading: 'Works without a signal',
      paragraphs: [
        'On the bus, in the hills, on the last day of a data plan: {brand} still opens. What you have seen is kept on your device, and each page tells you how old it is. You can fill your cart or keep a favourite offline; the change waits, visibly, and is sent when you are back. Your last orders are there to read, too.',
        'Orders and payments always wait for you. Nothing is bought behind your back.',
        'You can put {brand} on your home screen like an app. It takes little space, and data saver keeps pictures small.',
      ],
    },
    {
      heading: 'Four regions, five languages',
      paragraphs: [
        'We serve Sri Lanka, China, Laos and Türkiye. Each region has its own shops, its own currency and its own way of delivering, and goods from the other three can be ordered from overseas.',
        'Read {brand} in English, Chinese, Turkish, Russian or Portuguese, wherever you are. Region and language are two separate choices.',
      ],
    },
    {
      heading: 'Shops and delivery',
      paragraphs: [
        'Every product is sold by a shop whose name, rating and reviews you can see. A tick marks the shops we have verified. When you order, you can leave a remark for each shop.',
        'Shops hand parcels to couriers, and the tracking is in your order. Pay by card, or in cash at the door where it is offered. Until 7 days after delivery you can ask for a refund.',
      ],
    },
    {
      heading: 'How to reach us',
      paragraphs: [
        'Most questions about the account, orders, payment and refunds are answered in Help, which opens without a signal, too. Where a parcel is stands in the order. For everything else: where this mall has a mail address, Contact Us stands at the foot of the home page. We read every message and answer as soon as we can.',
      ],
    },
  ],
}
