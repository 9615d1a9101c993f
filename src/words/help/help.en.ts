import type { HelpGroup } from './help-shapes.ts'

/** Help, in English. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Without a signal',
    answers: [
      {
        id: 'offline',
        question: 'What works without a signal?',
        paragraphs: [
          'Every page you have opened once opens again, with its pictures and prices: home, departments, shops, products, search results and this help. A bar below the header says that you are offline and how old the oldest thing on the screen is.',
          'Search works, too: it then looks through everything that is saved on your phone. What has never been opened says so and offers what is saved.',
          'What you put into the cart or mark as a favourite meanwhile waits on your phone and is sent later. Logging in, ordering and paying need the internet.',
        ],
        links: ['saved'],
      },
      {
        id: 'saved',
        question: 'Where do I find what is saved?',
        paragraphs: [
          'Under Saved. The lists you took along stand first, then the departments, products and shops that open without a network, each product with the time of its last update.',
        ],
        links: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Can I take a whole department along?',
        paragraphs: [
          'Yes. Open a department, a shop or a search and choose Save for offline. You see first how many products it is and how much data it takes; of a long list the first 400 products are saved. You can stop at any time and go on later.',
        ],
      },
      {
        id: 'age',
        question: 'How do I know whether a saved price still holds?',
        paragraphs: [
          'Saved pages say how old they are. The shop’s own answer always counts: as soon as you have a signal, prices and stock are asked for again and the page changes by itself.',
        ],
      },
      {
        id: 'unreachable',
        question: 'The network is there, but it says “Can’t reach the shop”. Why?',
        paragraphs: [
          'Your phone has a network, but our answer does not come: the signal may be too weak, or the shop is being looked after. Saved pages stay open, and the page tries again by itself. You need not reload.',
        ],
      },
      {
        id: 'delete-saved',
        question: 'How do I delete what is saved?',
        paragraphs: [
          'In Settings, under On this phone, you clear everything saved, the footprint on this phone or your recent searches, each by itself. Clear in the row Saved for offline removes all lists that you took along; a single list can be removed under Saved. Where the phone is full, pictures go first and by themselves; pages stay.',
        ],
        links: ['settings', 'saved'],
      },
    ],
  },
  {
    heading: 'Your account',
    answers: [
      {
        id: 'account',
        question: 'Do I need an account?',
        paragraphs: [
          'Not to look around, search, take things along offline, keep favourites or fill a cart: all of that stays on your phone then. To order, to pay, to keep addresses and to see your orders you log in.',
          'When you log in, cart, favourites and footprint of this phone join those of your account, and you find them on every device where you are logged in.',
        ],
        links: ['register'],
      },
      {
        id: 'log-in',
        question: 'How do I log in?',
        paragraphs: [
          'Choose Log in at the top of the home page or in your profile. Quick login asks for your mobile number or email and sends you a code; you need no password. Under Password you log in with your mobile number or email and your password.',
          'Where Google and Facebook are offered, you can log in with them as well. Logging in needs the internet; after that you stay logged in, also without a signal.',
        ],
        links: ['profile'],
      },
      {
        id: 'register',
        question: 'How do I create an account?',
        paragraphs: [
          'Quick login creates one by itself where there is none yet for your number or email. With Create an account you choose a nickname and a password at once: at least 8 characters with a capital letter, a small letter, a symbol and a number.',
        ],
        links: ['register'],
      },
      {
        id: 'code',
        question: 'The code does not come, or does not fit. What now?',
        paragraphs: [
          'See whether the number and its country code, or the email, are right, and look among the spam, too. After 60 seconds you can choose Send code again. A code holds for 5 minutes and works once; only the latest one counts, and after five wrong tries you need a new one.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What do I do?',
        paragraphs: [
          'In the login choose Password, then Forgot password? We send a code to your mobile number or email, and you choose a new password. Every device is logged out by it; log in there with the new one. With Quick login you get in without any password.',
        ],
      },
      {
        id: 'change-login',
        question: 'How do I change my email, mobile number or password?',
        paragraphs: [
          'In Account and security, which stands in your profile and in Settings. A new email or mobile number is confirmed by a code that we send there. A new password takes the current one, or a code where you have none yet; your other devices are logged out then.',
        ],
        links: ['security'],
      },
      {
        id: 'devices',
        question: 'Where am I logged in, and how do I log out of a lost phone?',
        paragraphs: [
          'Account and security lists your signed-in devices and when each was last seen. Sign out ends the login on one of them, Sign out of all other devices on all but this one.',
        ],
        links: ['security'],
      },
      {
        id: 'log-out',
        question: 'What happens when I log out?',
        paragraphs: [
          'What is yours leaves this phone: cart, favourites, footprint, orders and saved pages. Cart, favourites, footprint and orders stay in your account and are back when you log in again. Language, region, look and data saver do not change. If something has not reached the shop yet, you are asked first, because it would be lost.',
        ],
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        paragraphs: [
          'In Account and security choose Delete account and confirm with a code. For 14 days a login brings everything back. After that your name, addresses, favourites and footprint are deleted for good; orders remain without your name and your contacts.',
          'Before that you can download everything that the shop keeps of you, in one file, under My data.',
        ],
        links: ['security'],
      },
    ],
  },
  {
    heading: 'Cart and favourites',
    answers: [
      {
        id: 'favourites',
        question: 'How do I keep favourites?',
        paragraphs: [
          'Touch the heart of a product or a shop, also without a signal. You find both under Favourites. Without an account they stay on this phone; with one they come along to every device where you are logged in.',
        ],
        links: ['favourites'],
      },
      {
        id: 'cart-guest',
        question: 'What becomes of my cart when I log in?',
        paragraphs: [
          'As long as you are a guest, your cart stays on this phone. When you log in, it is added to the cart of your account, and what was in both is added up. Each region has a cart of its own.',
        ],
        links: ['cart'],
      },
      {
        id: 'cart-offline',
        question: 'Can I fill the cart without a signal?',
        paragraphs: [
          'Yes, with every product that is saved on your phone. Each change shows that it waits and is sent by itself once the signal is back. It is done once, however often the connection breaks off.',
          'Until then the total is an estimate from saved prices. The shop’s answer counts: what could not be done stands on the line.',
        ],
        links: ['cart'],
      },
      {
        id: 'waiting',
        question: 'What does “Waiting changes” mean?',
        paragraphs: [
          'What you changed in the cart or among your favourites and the shop does not know yet. As long as something waits, you find the list in your profile under Waiting changes, and without a signal in the cart, too, under See changes. Undo takes a change back, Send now sends it at once. Where the shop says no, it tells you why, and you choose Try again or Leave it.',
        ],
        links: ['profile', 'cart'],
      },
      {
        id: 'cart-changed',
        question: 'What if a price or the stock has changed meanwhile?',
        paragraphs: [
          'The cart says so on the line: the price now and the one when you added it, or how many are left. What is out of stock or not sold in your area cannot be ordered; Similar shows others like it.',
          'The checkout looks once more and names what has changed since you saw it. If it costs more, you can order only after you have agreed to the new total.',
        ],
        links: ['cart'],
      },
    ],
  },
  {
    heading: 'Ordering and paying',
    answers: [
      {
        id: 'order',
        question: 'How do I order?',
        paragraphs: [
          'Choose products in the cart and then Checkout, or choose Buy now on the product page. Look at address, delivery and total, then choose Place order; how you pay comes on the next page. If you buy from several shops, each of them gets an order of its own.',
          'You need an account, an address in the country of your region, and the internet. Nothing is ever ordered without you.',
        ],
        links: ['cart'],
      },
      {
        id: 'addresses',
        question: 'How do I keep a delivery address?',
        paragraphs: [
          'Under Addresses in your profile, or in the checkout. You can keep up to 50; the default one is taken first. If the signal goes while you type, what you typed stays; saving it needs the internet.',
        ],
        links: ['addresses'],
      },
      {
        id: 'delivery-time',
        question: 'Can I choose when it is delivered?',
        paragraphs: [
          'Yes, in the checkout, from the times that it offers; where one costs extra, the amount stands beside it. If something comes from overseas, you see the days on which it should arrive instead.',
        ],
      },
      {
        id: 'fees',
        question: 'Which fees are added?',
        paragraphs: [
          'Delivery is charged by shop. It is free where the product says so, or where you buy enough from one shop of your region; from overseas it costs more. There is a handling fee, a small cart fee if the goods cost little, and delivery insurance if you want it.',
          'All of it stands in the checkout before you order. If your goods are below the smallest amount that can be ordered, it says so, too.',
        ],
      },
      {
        id: 'insurance',
        question: 'What is delivery insurance?',
        paragraphs: [
          'If a parcel is lost or broken on the way, you get your money back. It is your choice: tick it in the checkout, where its price stands.',
        ],
      },
      {
        id: 'checkout-expired',
        question: 'Why does a checkout expire?',
        paragraphs: [
          'Prices and stock change, so the prices of a checkout hold for some minutes only; a clock counts them down. After that choose Refresh prices: address, time and remarks stay, and if it costs more you are asked first. Products are set aside for you only when the order is placed.',
        ],
      },
      {
        id: 'payment',
        question: 'How can I pay?',
        paragraphs: [
          'With a new card (Visa or Mastercard), with a saved card, or in cash on delivery where everything in the order allows it. Card details go to the payment provider only; of a saved card we keep its kind, the last four digits and the expiry date.',
          'Pay within 30 minutes after you placed the order. Until then it waits under To pay; after that it is closed and nothing is charged.',
        ],
        links: ['orders'],
      },
      {
        id: 'saved-cards',
        question: 'How do I save a card, or delete one?',
        paragraphs: [
          'When you pay with a new card, tick Keep this card for the next time. Under Saved cards in your profile you choose the default card or delete one.',
        ],
        links: ['cards'],
      },
      {
        id: 'bank',
        question: 'Why does my bank want me to confirm?',
        paragraphs: [
          'Some banks ask before they pay. The bank’s page opens, you approve or refuse, and it leads you back. If you came back without an answer, choose Go to the bank; nothing is charged before you approve.',
        ],
      },
      {
        id: 'card-refused',
        question: 'My card was refused. What now?',
        paragraphs: [
          'Nothing was charged, and your order waits. The page says why: try again, take another card, or choose cash on delivery where it is offered.',
        ],
      },
      {
        id: 'pay-offline',
        question: 'What if the signal goes while I order or pay?',
        paragraphs: [
          'An order is never placed twice and you are never charged twice, however often you tap or reload. When the signal is back, choose Find out or look under My orders: there you see what became of it.',
          'If a payment comes through only after the order was closed, the money goes back by itself.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Your orders',
    answers: [
      {
        id: 'orders',
        question: 'Where is my order?',
        paragraphs: [
          'In your profile under My orders: To pay, To deliver, To receive and Completed. The page of an order says when it should arrive; under Tracking stand the courier, the tracking number and every stop. You can search by order number, shop or product.',
        ],
        links: ['orders'],
      },
      {
        id: 'notices',
        question: 'Where do I see what has happened to my orders?',
        paragraphs: [
          'Behind the bell, at the top of the home page and in your profile. Every step of an order or a refund is a notification there; touching it leads to the order. The number at the bell says how many are unread. Under News you find what the mall tells everybody in your region; without an account that is all there is.',
        ],
        links: ['notices'],
      },
      {
        id: 'orders-offline',
        question: 'Can I read my orders without a signal?',
        paragraphs: [
          'Yes. When you look at My orders, the last 20 are kept on your phone with their tracking; with data saver on, only those that you opened. You see how old they are. Paying, cancelling and confirming receipt need the internet.',
        ],
        links: ['orders'],
      },
      {
        id: 'cancel-order',
        question: 'How do I cancel an order, or change its address?',
        paragraphs: [
          'Until it is shipped, choose Cancel order on its page and say why. What you paid comes back in full, the way you paid. Once it is shipped it cannot be cancelled any more, but you can ask for a refund.',
          'The address cannot be changed after you ordered: cancel the order and place it again for the other address.',
        ],
        links: ['orders'],
      },
      {
        id: 'confirm-receipt',
        question: 'What does “Confirm receipt” mean?',
        paragraphs: [
          'You say that everything has come, and the order is completed. If you say nothing, that happens by itself 15 days after it was shipped. You can still ask for a refund until 7 days after delivery.',
        ],
      },
      {
        id: 'buy-again',
        question: 'Can I buy the same again?',
        paragraphs: [
          'Yes. Buy again, at a completed or cancelled order, puts its products into the cart, also without a signal. What is short or no longer sold, the cart tells you. It stands there in the region in which you ordered.',
        ],
      },
      {
        id: 'receipt',
        question: 'Where do I get a receipt?',
        paragraphs: [
          'On the page of the order, once you have paid or chosen cash on delivery: Receipt, then Print. Do it before you choose Delete order, for that takes the order from your list for good.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Delivery and returns',
    answers: [
      {
        id: 'delivery',
        question: 'How long does delivery take, and is it free?',
        paragraphs: [
          'The product page names the days between which a parcel should arrive. A green badge says that delivery within your region is free, another one that the seller takes cash on delivery.',
        ],
      },
      {
        id: 'overseas',
        question: 'What does “Overseas” mean?',
        paragraphs: [
          'The product is sent from another country. It takes longer, as the days on its page say, and customs rules of your country may apply.',
        ],
      },
      {
        id: 'returns',
        question: 'Can I return something?',
        paragraphs: [
          'What can be returned and until when, who bears the cost and when money is paid back stands in the refund and return policy. How long the warranty lasts stands on the product page.',
        ],
        links: ['refund-policy'],
      },
      {
        id: 'ask-refund',
        question: 'How do I ask for a refund?',
        paragraphs: [
          'From the payment until 7 days after delivery, choose Ask for a refund on the page of the order. Say for which items and why; you can add up to five pictures.',
          'The shop answers under Refund. Until it has, you can withdraw; if it refuses, it says why, and as long as there is time you can ask again.',
        ],
        links: ['orders', 'refunds'],
      },
      {
        id: 'refund-money',
        question: 'When do I get my money back?',
        paragraphs: [
          'When the shop has agreed to a refund, or an order was cancelled, the money goes back by itself to the card you paid with; your bank may need some days to show it. If you paid in cash, our staff give it back. Under Refund you see how far it is.',
          'You get back what you paid for the items. The fees come back as well where nothing of the order was sent and all of it is refunded.',
        ],
        links: ['refunds'],
      },
    ],
  },
  {
    heading: 'Finding things, and prices',
    answers: [
      {
        id: 'search',
        question: 'Do I have to type exactly?',
        paragraphs: [
          'No. Words may come in any order, the beginning of a word is enough, accents do not matter, and a slip of the finger in a word is put right. You can search in any of the five languages.',
        ],
      },
      {
        id: 'prices',
        question: 'What do the red price and the crossed-out one say?',
        paragraphs: [
          'The crossed-out price is the one before; red says that it went down, with the share in per cent beside it. Prices are those of your region, in its currency. If a product comes in several variants, the price of the chosen one counts.',
        ],
      },
      {
        id: 'not-here',
        question: 'Why is a product not available in my area?',
        paragraphs: [
          'The shop does not sell it in your region. You may have found it by a link from elsewhere or opened it while another region was chosen. Below it you find similar products.',
        ],
      },
      {
        id: 'out-of-stock',
        question: 'What does “Out of stock” mean?',
        paragraphs: [
          'At the moment there is none left. In the search filters you can ask for what is in stock only. Of a product in several variants one may be gone while the others are there: it is crossed out.',
        ],
      },
      {
        id: 'reviews',
        question: 'Who writes the reviews?',
        paragraphs: [
          'Customers. They give one to five stars and may stay anonymous. “See all reviews” on the product page leads to every one of them; there you can filter by stars and by pictures.',
        ],
      },
    ],
  },
  {
    heading: 'Region, language and look',
    answers: [
      {
        id: 'region',
        question: 'How do I change the region, and what changes with it?',
        paragraphs: [
          'Choose the flag at the top of the page, or Settings. The region decides which shops and products you see, the currency, and where things are delivered: Sri Lanka, China, Laos or Türkiye. Saved pages of another region are kept, but never mixed in. Each region has a cart of its own.',
        ],
        links: ['settings'],
      },
      {
        id: 'language',
        question: 'Which languages are there?',
        paragraphs: [
          'English, Chinese, Turkish, Russian and Portuguese, in every region. You choose the language in the menu behind the flag or in Settings, and it works without a network where it has been used before.',
        ],
        links: ['settings'],
      },
      {
        id: 'dark',
        question: 'Is there a dark look?',
        paragraphs: ['Yes. By itself the page follows your device; in Settings you can choose light or dark.'],
        links: ['settings'],
      },
    ],
  },
  {
    heading: 'Data and the app',
    answers: [
      {
        id: 'data-saver',
        question: 'How do I use less mobile data?',
        paragraphs: [
          'In Settings, set the data saver to Always on. Pictures then come in their smallest size, and nothing is fetched that you did not ask for. On Automatic it does so by itself where your browser asks to spare data or the connection is slow.',
          'What you have opened once is not fetched again in full, so a second visit costs very little.',
        ],
        links: ['settings'],
      },
      {
        id: 'data-meter',
        question: 'What does {brand} cost me in data?',
        paragraphs: [
          'Settings shows how many megabytes this month took on this phone. Enter what a megabyte costs you, and you see the sum in money.',
        ],
        links: ['settings'],
      },
      {
        id: 'install',
        question: 'How do I put {brand} on my home screen?',
        paragraphs: [
          'Choose Get App at the top of the page, or Install app in your profile. On an iPhone or iPad open {brand} in Safari, choose Share, then Add to Home Screen. On a computer your browser installs it, or a code appears that your phone’s camera can read.',
          'It takes no app store and little room, and opens like any other app.',
        ],
        links: ['profile'],
      },
      {
        id: 'update',
        question: 'What does “A new version is ready” mean?',
        paragraphs: [
          'We have improved something. Choose Update and the page opens anew in the new version, where you were. If you do nothing, you go on in the old one, and the new one comes by itself when you have been away from the page for a while.',
        ],
      },
    ],
  },
  {
    heading: 'You and us',
    answers: [
      {
        id: 'footprint',
        question: 'What is Footprint, and who sees it?',
        paragraphs: [
          'The products you opened, by day, at most 500. You can take out single products, several at once, or all of them.',
          'Without an account the list stays on your phone and nobody else sees it. With one it comes along to every device where you are logged in; other shoppers do not see it. In Settings you clear the list of this phone only.',
        ],
        links: ['footprint', 'settings'],
      },
      {
        id: 'privacy',
        question: 'What do you know about me?',
        paragraphs: [
          'There is no third-party advertising and no tracking across other sites. What is stored, for what and how long stands in the privacy agreement.',
        ],
        links: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'How do I reach you?',
        paragraphs: [
          'Where this mall has a mail address, Contact Us stands at the foot of the home page. Who we are and what we agree on with you stands here:',
        ],
        links: ['about', 'service-agreement'],
      },
    ],
  },
]
