import type { Policy } from './policy-shapes.ts'

/** The privacy agreement in English. */
export const policy: Policy = {
  title: 'Privacy agreement',
  updated: '2026-11-27',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        '{brand} shows no third-party advertising, carries no advertising trackers and does not sell data about you. We use what we need to bring you your orders and to keep the mall working, and you can take your data with you or have your account deleted.',
        'This text says what the operator of {brand} (“we”) does with personal data when you use {host}, as a guest or as a member.',
      ],
    },
    {
      heading: 'If you only look around',
      paragraphs: [
        'Guests need no account. To answer your browser, our servers process your IP address, the page asked for, your time zone and the language you chose. IP addresses are also used to limit abuse, for example too many code requests from one place.',
        'On your first visit we look up the country of your IP address to choose the region. The answer is a country code; we do not use your exact position and do not keep a history of places. If the lookup fails, a default region is used. You can choose another region in the header at any time.',
      ],
    },
    {
      heading: 'If you have an account',
      paragraphs: [
        'We keep your email address or mobile number, a nickname, and, if you add them, a picture, gender and birthday. A password is stored only as a one-way hash. Verification codes are kept for a few minutes and work once. So that nobody invites themselves, we keep one-way hashes of the email addresses, numbers and browsers you log in with, until a year after their last use.',
        'We also keep what belongs to your shopping: addresses, cart, favourites, the footprint of products you have viewed, grocery lists, vouchers, coins, group buys, invitations, reviews with their pictures, messages with shops, your sessions, and your region and language.',
        'If you log in with Google or Facebook, that service confirms who you are and gives us a name, an email address and a picture. We do not get your password there, and we post nothing in your name.',
      ],
    },
    {
      heading: 'If you order',
      paragraphs: [
        'For an order we process the goods, the amounts, the delivery address, the phone numbers you give, your notes to shops, the parcel’s tracking, and any cancellation or refund with its reason, details and pictures. We need this to carry out the contract and to keep the accounts the law asks for.',
        'Card numbers go straight from your browser to the payment provider, which holds them. We receive a token in their place and, for a saved card, its type, last four digits and expiry date. You can delete a saved card at any time.',
      ],
    },
    {
      heading: 'What is stored on your device',
      paragraphs: [
        'Five cookies belong to {host} only. accessToken holds your login and lasts 7 days. region, language and timeZone hold your region, your language and your device’s time zone, so that a page begins with the right prices, words and times. dataSaver tells whether a page should begin with small pictures. These four last one year from your last visit. There are no advertising or tracking cookies.',
        'The browser’s own storage (IndexedDB, caches and local storage) holds the app itself, pages and pictures you have seen, your region, language and recent searches, the code of an invitation you opened, a random number that tells this browser from others when you log in, and, for members, a copy of your cart, lists and orders. This is what lets {brand} open offline. Changes made offline wait there until they sync.',
        'This copy stays on your device. Logging out removes your account’s part of it, and you can clear all of it in Settings or in your browser. If changes are still waiting, we ask before they are lost. On a shared device, please log out.',
      ],
    },
    {
      heading: 'Notifications',
      paragraphs: [
        'Push notifications are off until you turn them on. If you do, we store the address that your browser’s push service issues for your device, with your region, language, time zone, chosen topics and quiet hours. Turning them off deletes that address from our records.',
        'We send emails and text messages for codes, orders and the safety of your account.',
      ],
    },
    {
      heading: 'Who else receives data',
      paragraphs: [
        'The shop you buy from and its courier receive the name, address, phone number and notes of the order. The payment provider receives what the payment needs. Providers of servers, email and text messages work for us under contract and only on our instructions. Your browser’s push service carries notifications if you have turned them on.',
        'Shops sit in four countries, so an order from overseas takes your delivery details to the country of that shop. We give data to authorities only where the law obliges us to.',
        'Reviews are public under your nickname, or without it if you choose to be anonymous. The invitation leaderboard shows the first and last character of nicknames.',
      ],
    },
    {
      heading: 'Why we may do this',
      paragraphs: [
        'We process data because it is needed for the contract with you (account, orders, support), because the law requires it (accounts, consumer rights), because of a legitimate interest that you can object to (safety, prevention of fraud, product suggestions from what you viewed on {brand}), or because you agreed (notifications, Google or Facebook login). You can withdraw an agreement at any time.',
        'Suggestions such as “You may like” come from what is viewed and bought on {brand} itself. No decision with legal effect for you is made by a machine alone.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Account data stays as long as your account exists. Orders and receipts stay as long as tax and commercial law require. To make sure that nothing is carried out twice, a technical record of each change is kept for 90 days.',
        'You can clear your footprint and search history yourself, at any time.',
      ],
    },
    {
      heading: 'Taking your data, and deleting your account',
      paragraphs: [
        'Under Settings, Account and security, you can download your data as a file and delete your account. To delete it you confirm with a code. The account is then closed, and for 14 days you can come back by logging in. After that it is erased for good: orders that the law makes us keep remain without your name.',
        'You may also ask us to show, correct, limit or hand over data about you, and object to its use. Write to us through {host}/contact-us. You can complain to the data protection authority where you live as well.',
      ],
    },
    {
      heading: 'Safety and children',
      paragraphs: [
        'Data travels encrypted, access is limited to those who need it, and you can see and end your sessions at any time. Should a breach put you at risk, we tell you and the authority in charge.',
        '{brand} is not directed at children. If you believe that a child has opened an account without a parent’s consent, please tell us and we will delete it.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'If we change this text in a way that matters, we announce it on {brand} before the change takes effect. The date at the top tells when it was last changed.',
        'The operator of {brand} is responsible for the data described here. You reach us through {host}/contact-us.',
      ],
    },
  ],
}
