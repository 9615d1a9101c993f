import type { Policy } from './policy-shapes.ts'

/** The service agreement in English. */
export const policy: Policy = {
  title: 'Service agreement',
  updated: '2026-11-20',
  sections: [
    {
      heading: 'What this agreement covers',
      paragraphs: [
        '{brand} is an online mall at {host}. Independent shops sell their goods here, and the operator of {brand} runs the place: it shows the products, takes the orders, arranges payment and helps when something goes wrong. In this text “we” means the operator of {brand}, and “you” means anyone who uses it.',
        'By using {brand} you accept this agreement, together with the privacy agreement and the refund and return policy. If you do not agree with them, please do not use the service.',
      ],
    },
    {
      heading: 'Guests and members',
      paragraphs: [
        'You do not need an account to look around. As a guest you can browse and search products and shops, read reviews and see the notices for your region. A cart, orders, addresses, favourites kept with an account and chat are for members.',
        'You become a member with an email address or a mobile number and a verification code, with a password if you like, or by logging in with Google or Facebook. Give details that are true and keep them up to date, because orders and codes are sent to them.',
        'You must be old enough to make a purchase under the law of the place where you live. If you are younger, use {brand} together with a parent or guardian.',
        'Keep your password and codes to yourself. We never ask for them in a message or a call. If you think someone else has used your account, change the password, log out your other devices under Account and security, and tell us.',
      ],
    },
    {
      heading: 'Regions, languages and prices',
      paragraphs: [
        '{brand} serves four regions: Sri Lanka, China, Laos and Türkiye. The region decides which products you see, the currency, the delivery fees and the ways to pay. You can change it at any time in the header. A cart belongs to one region and is not carried over to another.',
        'Prices are shown in the currency of the region. Delivery, the handling fee, the small cart fee and delivery insurance, where they apply, are listed line by line at checkout before you place the order, and the total you see there is the total you pay.',
        'The pages are offered in English, Chinese, Turkish, Russian and Portuguese. Long product descriptions may be in English, and reviews stay in the language they were written in.',
      ],
    },
    {
      heading: 'Shops and products',
      paragraphs: [
        'Every product is sold by the shop named on its page. When you buy, the contract of sale is between you and that shop. The shop is responsible for the description, the quality, the warranty and the packing of what it sells.',
        'We ask shops to describe goods truthfully and to use pictures that are fair. Colours can look a little different on your screen. If you see a product that is wrongly described, unsafe or unlawful, please report it to us and we will look into it.',
        'Some products cannot be sent to every address, and some ship from another country. The product page says so, and gives the place it ships from and the expected delivery time.',
      ],
    },
    {
      heading: 'Orders',
      paragraphs: [
        'An order needs a delivery address and a payment method. Checkout holds the prices for as long as its clock shows, but it does not reserve the goods: stock is taken when you place the order. If a price or the stock has changed in the meantime, we show you the change and ask again.',
        'If your cart holds goods from several shops, each shop gets an order of its own. An order to be paid online that stays unpaid for 30 minutes is closed, and its goods go back into stock.',
        'A shop may be unable to fulfil an order, for example because of an obvious mistake in the price or because the goods were damaged before dispatch. You are then told, the order is cancelled and everything you paid for it is returned.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'You can pay by card, by a card you have saved, or in cash on delivery where it is offered. Card numbers go straight from your browser to the payment provider. We never see or store them; for a saved card we keep only its type, its last four digits and its expiry date.',
        'With cash on delivery you pay the courier the total shown in the order. Please have the amount ready. If parcels are repeatedly refused at the door without a reason, we may stop offering cash on delivery to that account.',
        'Instalment plans are offered by banks under the banks’ own terms. Where a plan says so, you have to contact the bank within 5 days of the transaction to set it up.',
      ],
    },
    {
      heading: 'Delivery and receipt',
      paragraphs: [
        'Delivery dates are estimates given in good faith. Weather, customs and public holidays can delay a parcel. You can follow it under Tracking in your order, and write to the shop at any time.',
        'Check the parcel when it arrives and confirm receipt when all is well. If you do nothing, receipt is confirmed automatically 15 days after dispatch. Confirming receipt completes the order; it does not take away your right to request a refund within the time set out in the refund and return policy.',
      ],
    },
    {
      heading: 'Cancelling and refunds',
      paragraphs: [
        'You can cancel an order until it has been shipped. You choose one of these reasons: duplicate order, wrong product description, changed delivery address, changed my mind, found cheaper elsewhere, delivery time too long. What you have already paid is returned.',
        'After that, you can request a refund until 7 days after delivery. How this works, and which goods are excepted, is written in the refund and return policy.',
      ],
    },
    {
      heading: 'Vouchers, group buys, coins and invitations',
      paragraphs: [
        'A voucher shows what it is good for: the discount, any cap, the minimum spend, the products or shops, and the last day. It can be used by the account that collected it and cannot be exchanged for money.',
        'A group buy gives its price when enough people have joined before the countdown ends. If the group does not fill in time, the order is closed and your money is returned.',
        'Coins are earned with received orders and reviews, and pay a part of later orders in the same region. If an order is closed or refunded, the coins it used come back and the coins it earned are taken back; coins that are already spent are offset against those you earn next.',
        'Coins and rewards for invitations have no cash value. Rewards obtained with invented accounts, by automatic means or by other tricks are taken back.',
      ],
    },
    {
      heading: 'Reviews, messages and fair use',
      paragraphs: [
        'Members who have received a product may rate it, write what they think and add up to five pictures, with their name or anonymously. Write from your own experience. Reviews that are bought, insulting, unlawful or that show other people’s private details are removed.',
        'What you write stays yours. You allow us to show it on {brand} next to the product for as long as it is published there.',
        'Please do not disturb the service: no false orders, no automatic collection of pages beyond what search engines do, no attempts to reach other people’s accounts, no selling of unlawful goods. We may limit or close an account that does so, and we tell you why unless the law forbids it.',
      ],
    },
    {
      heading: 'Using {brand} offline, and notifications',
      paragraphs: [
        '{brand} keeps what you have seen on your device, so that it opens offline. Saved prices and stock may be out of date, which is why each page shows its age. Changes you make offline wait on the device, are marked as pending, and sync when you are back online. Only then are they valid. Orders and payments are never sent without you.',
        'You get push notifications only if you turn them on, and can turn them off at any time. Messages about your orders also appear in the notifications page.',
        'We improve the service all the time and may change, pause or end parts of it. Orders already placed are carried out in any case.',
      ],
    },
    {
      heading: 'Responsibility, law and changes',
      paragraphs: [
        'We are liable without limit where the law says so, in particular for intent, gross negligence and harm to life or health. For the rest we are liable for foreseeable damage that comes from a breach of our main duties. We are not liable for failures outside our control, such as a breakdown of networks.',
        'The law of the region in which you placed the order applies, and nothing in this agreement takes away rights that the consumer law of your country gives you. If we cannot settle a dispute with you directly, you may turn to the courts or consumer bodies in charge where you live.',
        'When we change this agreement in a way that matters, we announce it on {brand} before it takes effect. The version in force when you placed an order applies to that order. You can close your account at any time in Settings. Questions reach us through {host}/contact-us.',
      ],
    },
  ],
}
