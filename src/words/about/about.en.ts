import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in English. */
export const about: Policy = {
  title: 'About {brand}',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'Many shops, one mall',
      paragraphs: [
        '{brand} brings many shops together in one place: fashion and phones, fresh mangoes and tea, tools, toys, books and everything for your home. Browse freely, add items from several shops to one cart and track every order to your door.',
        'You don’t need an account to browse. We don’t show third-party ads or track you across other sites. You’ll see prices, fees and delivery times before you order.',
      ],
    },
    {
      heading: 'Works offline',
      paragraphs: [
        'On the bus, in the hills or at the end of your data plan, {brand} still opens. Pages you’ve viewed are saved on your device and show when they were last updated. Add to your cart or favourites offline: pending changes are marked and sync when you’re back online. You can see your recent orders, too.',
        'Orders and payments always need your confirmation. Nothing is ever ordered without you.',
        'Add {brand} to your home screen like any other app. It takes up little space, and data saver keeps images small.',
      ],
    },
    {
      heading: 'Four regions, five languages',
      paragraphs: [
        'We serve Sri Lanka, China, Laos and Türkiye. Each region has its own shops, currency and delivery options, and you can order products from the other three from overseas.',
        'Use {brand} in English, Chinese, Turkish, Russian or Portuguese, wherever you are. You choose your region and language separately.',
      ],
    },
    {
      heading: 'Shops and delivery',
      paragraphs: [
        'Every product is sold by a shop, with its name, rating and reviews on show. A tick marks the shops we’ve verified. When you order, you can leave a note to each shop.',
        'Shops ship with couriers, and you can track every parcel in your order. Pay by card, or in cash on delivery where available. You can request a refund until 7 days after delivery.',
      ],
    },
    {
      heading: 'Contact us',
      paragraphs: [
        'You’ll find answers to most questions about your account, orders, payments and refunds in Help, which also works offline. To see where your parcel is, open your order. For everything else, write to us with Contact Us at the bottom of the home page. We read every message and reply as soon as we can.',
      ],
    },
  ],
}
