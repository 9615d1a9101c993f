import type { Policy } from './policy-shapes.ts'

/** The refund and return policy in English. */
export const policy: Policy = {
  title: 'Refund and return policy',
  updated: '2026-11-20',
  sections: [
    {
      heading: 'The short version',
      paragraphs: [
        'Before an order is shipped you can cancel it and get a full refund. From then until 7 days after delivery you can request a refund. You do all of this in your orders on {brand}, without a call or a paper form.',
        'Where the consumer law of your country gives you more time or wider rights, for example to withdraw from an online purchase or to have faulty goods repaired, those rights apply.',
      ],
    },
    {
      heading: 'Cancelling before shipping',
      paragraphs: [
        'Open the order under To pay or To deliver, choose Cancel order and pick a reason: duplicate order, wrong product description, changed delivery address, changed my mind, found cheaper elsewhere, or delivery time too long. You may add details; they help the shop to do better.',
        'If you have already paid, the full amount is refunded, including delivery and all fees. With cash on delivery nothing has been paid yet, so nothing is owed. Once the parcel has left, cancelling is no longer possible and the next sections apply.',
      ],
    },
    {
      heading: 'When you can request a refund',
      paragraphs: [
        'You can request a refund for a whole order or for single items as soon as the order is paid, and until 7 days after it was delivered. Confirming receipt, or its automatic confirmation 15 days after dispatch, does not shorten this time.',
        'Usual reasons are that the goods are damaged, faulty, incomplete, past their date, not as described or not what you ordered, that the parcel never came, or that you simply do not want to keep them.',
      ],
    },
    {
      heading: 'How to request a refund',
      paragraphs: [
        'Open the order, choose the items and request a refund. Give the reason, describe what happened and add pictures where they help, at most five: the goods, the label and the packing. Keep all of it until the matter is settled.',
        'The request then shows one of these states: requested, approved, declined, refunded or withdrawn. You can withdraw it as long as it has not been decided.',
      ],
    },
    {
      heading: 'Sending goods back',
      paragraphs: [
        'Please do not send anything before the shop has approved your request. You then receive the return address in the order or by message. Pack the goods as well as they came, with accessories and documents, and keep the receipt of the courier.',
        'If you return goods because you no longer want them, they should be unused, complete and fit to be sold again, and you bear the cost of sending them back. If they are damaged, faulty or wrong, the shop bears that cost. For low-priced or perishable goods the shop may refund you without asking for a return.',
      ],
    },
    {
      heading: 'What cannot be returned',
      paragraphs: [
        'For reasons of health, hygiene or fairness the following cannot be returned just because you changed your mind: fresh food and anything that spoils quickly; food and drinks, beauty and health products once their seal is broken; underwear, swimwear and earrings that have been worn; living plants; goods made or engraved for you; and software or games that have been unsealed.',
        'If any of these arrive damaged, spoiled, faulty or wrong, you can of course request a refund. For fresh food please tell us on the day of delivery if you can, with a picture.',
      ],
    },
    {
      heading: 'How much you get back',
      paragraphs: [
        'You get what you actually paid for the returned items, after discounts and vouchers. If goods are damaged, faulty, incomplete or wrong, the delivery fee for them is refunded too. If you return only part of an order because you changed your mind, the delivery fee stays, unless the law says otherwise.',
        'If goods show signs of use beyond what is needed to try them, the shop may keep back part of the price. It has to say why and how much.',
      ],
    },
    {
      heading: 'How and when you get it',
      paragraphs: [
        'Payments by card go back to the same card. We pass the refund to the payment provider as soon as it is approved or the returned goods have arrived; your bank may need some working days to show it.',
        'If you paid in cash on delivery, we ask you, once the refund is approved, where the money should go. We never ask for a card number, a password or a code for this.',
        'With an instalment plan the refund goes to the bank that offers it, which adjusts the remaining instalments under its own terms.',
      ],
    },
    {
      heading: 'Group buys and goods from overseas',
      paragraphs: [
        'If a group does not fill in time, the order is closed and the money is returned without any action on your part. Once the group is full, a group-buy order is treated like any other.',
        'Goods that ship from overseas have the same 7 days, counted from delivery to you. As sending them back takes long and costs more, please write to the shop first; often a partial refund or a replacement is quicker.',
      ],
    },
    {
      heading: 'Warranty',
      paragraphs: [
        'Many products come with a warranty, given in months on the product page. It runs from delivery and covers faults that appear in normal use. After the 7 days, write to the shop through the order and describe the fault; the shop repairs, replaces or refunds under the warranty. The rights the law gives you come on top.',
      ],
    },
    {
      heading: 'If you and the shop do not agree',
      paragraphs: [
        'If a request is declined, the reason is shown with it. If you think it is wrong, or if the shop does not answer, write to us through {host}/contact-us with the order number. We look at both sides and decide, and where the shop was wrong we make sure that you are refunded.',
        'You remain free to turn to a consumer body or a court. Requests made in bad faith, such as false pictures or goods exchanged for others, are declined and may close the account.',
      ],
    },
  ],
}
