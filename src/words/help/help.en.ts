import type { HelpGroup } from './help-shapes.ts'

/** Help, in English. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Offline shopping',
    answers: [
      {
        id: 'offline',
        question: 'What works offline?',
        paragraphs: [
          'Every page you’ve opened before opens again with its pictures and prices: home, departments, shops, products, search results and this help. A bar below the header tells you that you’re offline and when the items on screen were last updated.',
          'Search works too: it looks through everything saved on your device. If a page hasn’t been saved, we’ll tell you and suggest saved items instead.',
          'Anything you add to your cart or favourites is kept on your device and syncs when you’re back online. You need an internet connection to log in, place orders and pay.',
        ],
        links: ['saved'],
      },
      {
        id: 'saved',
        question: 'Where do I find my saved items?',
        paragraphs: [
          'Under Saved. Your offline downloads come first, followed by the departments, products and shops you can open offline. Each product shows when it was last updated.',
        ],
        links: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Can I save a whole department for offline use?',
        paragraphs: [
          'Yes. Open a department, a shop or a search and choose Save for offline. Before you start, we’ll show you how many products there are and how much data they’ll use. In long lists, the first 400 products are saved. You can stop at any time and continue later.',
        ],
      },
      {
        id: 'age',
        question: 'How do I know if a saved price is still valid?',
        paragraphs: [
          'Saved pages show when they were last updated. The current price always applies: as soon as you’re back online, prices and stock refresh automatically.',
        ],
      },
      {
        id: 'unreachable',
        question: 'I have a connection, but I see “Can’t reach {brand}”. Why?',
        paragraphs: [
          'Your device is connected, but we can’t be reached: the signal may be too weak, or {brand} may be down for maintenance. Saved pages still work, and we’ll keep trying automatically, so there’s no need to reload.',
        ],
      },
      {
        id: 'delete-saved',
        question: 'How do I delete saved items?',
        paragraphs: [
          'In Settings, you can clear all saved pages, the footprint on this device or your recent searches separately. Clearing your offline downloads there removes all of them; to remove just one, go to Saved. If your device runs out of space, pictures are removed first and pages are kept.',
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
          'You can browse, search, save items for offline, add favourites and fill your cart without an account. These stay on your device. To place orders, pay, save addresses and see your orders, you need to log in.',
          'When you log in, the cart, favourites and footprint on this device are added to your account and available on every device where you’re logged in.',
        ],
        links: ['register'],
      },
      {
        id: 'log-in',
        question: 'How do I log in?',
        paragraphs: [
          'Choose Log in at the top of the home page or in your profile. With Quick login, enter your mobile number or email and we’ll send you a code, so you don’t need a password. Or choose Password and log in with your mobile number or email and your password.',
          'Where available, you can also log in with Google or Facebook. You need an internet connection to log in. After that you stay logged in, even offline.',
        ],
        links: ['profile'],
      },
      {
        id: 'register',
        question: 'How do I create an account?',
        paragraphs: [
          'Quick login creates an account automatically if there isn’t one for your mobile number or email yet. With Create an account, you choose a nickname and a password right away: at least 8 characters with an uppercase letter, a lowercase letter, a symbol and a number.',
        ],
        links: ['register'],
      },
      {
        id: 'code',
        question: 'I didn’t get a code, or my code doesn’t work. What can I do?',
        paragraphs: [
          'Check that the mobile number and country code, or the email address, are correct, and look in your spam folder. After 60 seconds you can request a new code. Each code is valid for 5 minutes and can be used once. Only the latest code works, and after five incorrect attempts you’ll need a new one.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What can I do?',
        paragraphs: [
          'In the login window, choose Password, then Forgot password? We’ll send a code to your mobile number or email so you can set a new password. You’ll be logged out on all devices; log in again with the new password. With Quick login you can log in without a password.',
        ],
      },
      {
        id: 'change-login',
        question: 'How do I change my email, mobile number or password?',
        paragraphs: [
          'Go to Account and security in your profile or in Settings. To confirm a new email or mobile number, we’ll send a code to it. To change your password, enter your current one, or a code if you haven’t set a password yet. You’ll be logged out on your other devices.',
        ],
        links: ['security'],
      },
      {
        id: 'devices',
        question: 'Where am I logged in, and how do I log out on a lost phone?',
        paragraphs: [
          'Account and security lists the devices where you’re logged in and when each one was last active. You can log out on a single device, or on all devices except this one.',
        ],
        links: ['security'],
      },
      {
        id: 'log-out',
        question: 'What happens when I log out?',
        paragraphs: [
          'Your data is removed from this device: cart, favourites, footprint, orders and saved pages. Your cart, favourites, footprint and orders stay in your account and come back when you log in again. Language, region, appearance and data saver settings don’t change. If some changes haven’t synced yet, we’ll ask first, because logging out would discard them.',
        ],
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        paragraphs: [
          'In Account and security, choose Delete account and confirm with a code. If you log in within 14 days, your account is restored. After that, your name, addresses, favourites and footprint are permanently deleted. Your orders are kept without your name and contact details.',
          'Before you delete your account, you can download all your data in one file under My data.',
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
        question: 'How do I add favourites?',
        paragraphs: [
          'Tap the heart on a product or shop, even when you’re offline. Find both under Favourites. Without an account they stay on this device; with an account you’ll see them on every device where you’re logged in.',
        ],
        links: ['favourites'],
      },
      {
        id: 'cart-guest',
        question: 'What happens to my cart when I log in?',
        paragraphs: [
          'Until you log in, your cart stays on this device. When you log in, it’s added to the cart in your account, and the quantities of matching items are combined. Each region has its own cart.',
        ],
        links: ['cart'],
      },
      {
        id: 'cart-offline',
        question: 'Can I add to my cart offline?',
        paragraphs: [
          'Yes, any product saved on your device. Each change is marked as waiting to sync and is sent automatically when you’re back online. It’s applied only once, no matter how often the connection drops.',
          'Until then, the total is an estimate based on saved prices. If a change couldn’t be made, you’ll see it on the item.',
        ],
        links: ['cart'],
      },
      {
        id: 'waiting',
        question: 'What are “Pending changes”?',
        paragraphs: [
          'Changes to your cart, favourites or footprint that haven’t synced yet. While there are any, you’ll find the list in your profile and, when you’re offline, in your cart. You can undo a change or sync it right away. If a change couldn’t be made, we’ll tell you why, and you can try again or dismiss it.',
        ],
        links: ['profile', 'cart'],
      },
      {
        id: 'cart-changed',
        question: 'What if the price or stock changes?',
        paragraphs: [
          'Your cart shows it on the item: the current price and the price when you added it, or how many are left. You can’t order items that are out of stock or not sold in your area; choose Similar to find alternatives.',
          'At checkout everything is checked again, and we’ll show you what changed since you last saw it. If the total went up, you’ll need to accept the new total before you can place your order.',
        ],
        links: ['cart'],
      },
    ],
  },
  {
    heading: 'Ordering and payment',
    answers: [
      {
        id: 'order',
        question: 'How do I place an order?',
        paragraphs: [
          'Select items in your cart and choose Checkout, or choose Buy now on a product page. Check the address, delivery and total, then choose Place order. You choose how to pay on the next page. If you buy from several shops, you’ll get a separate order for each shop.',
          'You need an account, an address in your region’s country and an internet connection. Nothing is ever ordered without your confirmation.',
        ],
        links: ['cart'],
      },
      {
        id: 'addresses',
        question: 'How do I save a delivery address?',
        paragraphs: [
          'Go to Addresses in your profile, or add one at checkout. You can save up to 50 addresses. Your default address is selected first. If you lose your connection while typing, your entries are kept; you need to be online to save them.',
        ],
        links: ['addresses'],
      },
      {
        id: 'delivery-time',
        question: 'Can I choose a delivery time?',
        paragraphs: [
          'Yes. Choose one of the available times at checkout. If there’s an extra charge, it’s shown next to the time. If an item ships from overseas, you’ll see the estimated delivery dates instead.',
        ],
      },
      {
        id: 'fees',
        question: 'What fees are there?',
        paragraphs: [
          'The delivery fee is charged per shop. Delivery is free for products marked as free delivery, or when you spend enough at one shop in your region. Delivery from overseas costs more. There’s also a handling fee, a small cart fee for small orders, and delivery insurance if you want it.',
          'You’ll see all fees at checkout before you place your order, and whether your items are below the minimum order amount.',
        ],
      },
      {
        id: 'insurance',
        question: 'What is delivery insurance?',
        paragraphs: [
          'If your parcel is lost or damaged on the way, you get your money back. It’s optional: add it at checkout, where you’ll see its price.',
        ],
      },
      {
        id: 'checkout-expired',
        question: 'Why does checkout expire?',
        paragraphs: [
          'Prices and stock change, so checkout prices are held for a few minutes only. A countdown shows the time left. When it runs out, choose Refresh prices. Your address, delivery time and notes to shops are kept, and if the total went up, we’ll ask you first. Items are reserved for you only once you place your order.',
        ],
      },
      {
        id: 'payment',
        question: 'How can I pay?',
        paragraphs: [
          'Pay with a new card (Visa or Mastercard), a saved card, or cash on delivery if every item in the order allows it. Your card details go directly to the payment provider. For saved cards, we keep only the card type, last four digits and expiry date.',
          'Pay within 30 minutes of placing your order. Until then you’ll find it under To pay. After that the order is cancelled and you won’t be charged.',
        ],
        links: ['orders'],
      },
      {
        id: 'saved-cards',
        question: 'How do I save or delete a card?',
        paragraphs: [
          'When you pay with a new card, tick the box to save it for next time. Under Saved cards in your profile, you can choose your default card or delete a card.',
        ],
        links: ['cards'],
      },
      {
        id: 'bank',
        question: 'Why does my bank ask me to confirm?',
        paragraphs: [
          'Some banks ask you to confirm a payment. Your bank’s page opens, you approve or decline, and you come back to {brand}. If you came back without confirming, open your bank’s page again from the order. You won’t be charged until you approve.',
        ],
      },
      {
        id: 'card-refused',
        question: 'My card was declined. What now?',
        paragraphs: [
          'You weren’t charged, and your order is still open. The page shows the reason. Try again, use another card, or choose cash on delivery if it’s available.',
        ],
      },
      {
        id: 'pay-offline',
        question: 'What if I lose my connection while ordering or paying?',
        paragraphs: [
          'Your order is never placed twice and you’re never charged twice, no matter how often you tap or reload. When you’re back online, choose Check status or go to My orders to see what happened.',
          'If a payment goes through after the order was closed, it’s refunded automatically.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Saving money',
    answers: [
      {
        id: 'vouchers',
        question: 'How do vouchers work?',
        paragraphs: [
          'Collect vouchers under Vouchers, on a product or in a shop, or enter a code there. Collecting works offline, too: the voucher is confirmed once you’re online.',
          'At checkout we choose the best ones for you. You can choose others, and we’ll show why the rest can’t be used. If the order is cancelled, its vouchers come back.',
        ],
        links: ['vouchers'],
      },
      {
        id: 'coins',
        question: 'How do I earn and use coins?',
        paragraphs: [
          'You earn coins when you confirm that an order has arrived, and for reviews. At checkout, coins pay a part of the total; some products can be paid for in full with coins.',
          'Coins belong to the region in which you earned them. Your coins and every entry are under Coins.',
        ],
        links: ['coins'],
      },
      {
        id: 'group-buys',
        question: 'How does a group buy work?',
        paragraphs: [
          'Start a team or join one, choose your variant and pay the group price. Invite friends with the link or the QR code of your team. Once the team is full, your order is sent.',
          'If the team isn’t full in time, your order is cancelled automatically and you get your money, vouchers and coins back.',
        ],
        links: ['group-buys'],
      },
      {
        id: 'invitations',
        question: 'What do I get for inviting friends?',
        paragraphs: [
          'Share your link or code from Invite friends. When your friend’s first order arrives, you get a voucher. You can’t invite yourself.',
        ],
        links: ['invitation'],
      },
      {
        id: 'pre-loved',
        question: 'How do I buy or sell pre-loved items?',
        paragraphs: [
          'Each pre-loved item is one piece with its condition, defects and the seller’s own photos. It’s paid for and delivered like any other order, and you can chat with the seller.',
          'To sell something, take photos, describe the item and set a price. Drafts stay on your device. We check each item before we list it, and pay you once the buyer has received it and can no longer return it.',
        ],
        links: ['pre-loved'],
      },
      {
        id: 'instalments',
        question: 'Can I pay in instalments?',
        paragraphs: [
          'Where it’s offered, products and the checkout show the plan with every monthly amount. Your card is charged in full, and your bank turns the payment into the plan. Your order shows when to contact the bank by, and we’ll remind you.',
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
          'In your profile under My orders: To pay, To deliver, To receive and Completed. The order page shows the estimated delivery date, and under Tracking you’ll find the courier, tracking number and every update. You can search by order number, shop or product.',
        ],
        links: ['orders'],
      },
      {
        id: 'notices',
        question: 'Where can I see updates about my orders?',
        paragraphs: [
          'Tap the bell at the top of the home page or in your profile. You’ll get a notification for every step of an order or refund; tap it to open the order. The number on the bell shows how many are unread. Under News you’ll find announcements for your region. Without an account, you’ll only see News.',
        ],
        links: ['notices'],
      },
      {
        id: 'orders-offline',
        question: 'Can I see my orders offline?',
        paragraphs: [
          'Yes. When you open My orders, your last 20 orders and their tracking are saved on your device. With data saver on, only orders you’ve opened are saved. You’ll see when they were last updated. You need to be online to pay, cancel or confirm receipt.',
        ],
        links: ['orders'],
      },
      {
        id: 'cancel-order',
        question: 'How do I cancel an order or change its address?',
        paragraphs: [
          'Before it ships, choose Cancel order on the order page and select a reason. You’ll get a full refund to your original payment method. After it ships you can’t cancel it, but you can request a refund.',
          'You can’t change the address after you’ve placed an order. Cancel the order and place a new one with the other address.',
        ],
        links: ['orders'],
      },
      {
        id: 'confirm-receipt',
        question: 'What does “Confirm receipt” mean?',
        paragraphs: [
          'You confirm that you received everything, and your order is completed. If you don’t confirm, it completes automatically 15 days after shipping. You can still request a refund until 7 days after delivery.',
        ],
      },
      {
        id: 'buy-again',
        question: 'Can I buy the same items again?',
        paragraphs: [
          'Yes. Choose Buy again on a completed or cancelled order to add its items to your cart, even offline. Your cart shows you if an item is low in stock or no longer sold. Buy again is available in the region where you placed the order.',
        ],
      },
      {
        id: 'receipt',
        question: 'Where can I get a receipt?',
        paragraphs: [
          'Once you’ve paid or chosen cash on delivery, choose Receipt on the order page, then Print. Do this before you choose Delete order, because that permanently removes the order from your list.',
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
          'The product page shows the estimated delivery dates. A green badge means delivery is free within your region; another badge means the shop accepts cash on delivery.',
        ],
      },
      {
        id: 'overseas',
        question: 'What does “Overseas” mean?',
        paragraphs: [
          'The product ships from another country. Delivery takes longer, as shown by the dates on the product page, and your country’s customs rules may apply.',
        ],
      },
      {
        id: 'returns',
        question: 'Can I return an item?',
        paragraphs: [
          'The refund and return policy explains what you can return and until when, who pays for return shipping and when you’ll be refunded. The warranty period is shown on the product page.',
        ],
        links: ['refund-policy'],
      },
      {
        id: 'ask-refund',
        question: 'How do I request a refund?',
        paragraphs: [
          'After you’ve paid and until 7 days after delivery, choose Request a refund on the order page. Select the items and a reason; you can add up to five pictures.',
          'You’ll find the shop’s answer under Refund. Until the shop answers, you can withdraw your request. If it’s declined, you’ll see the reason and can request it again within the same period.',
        ],
        links: ['orders', 'refunds'],
      },
      {
        id: 'refund-money',
        question: 'When will I get my money back?',
        paragraphs: [
          'When the shop approves a refund or an order is cancelled, the money is returned automatically to the card you paid with. Your bank may take a few days to show it. If you paid in cash, our team will return it. You can follow your refund under Refund. The order and the refund show the date by which you can expect the money.',
          'You get back what you paid for the items. Fees are refunded too if nothing from the order was shipped and the whole order is refunded.',
        ],
        links: ['refunds'],
      },
    ],
  },
  {
    heading: 'Search and prices',
    answers: [
      {
        id: 'search',
        question: 'Does my spelling have to be exact?',
        paragraphs: [
          'No. You can type words in any order, or just the beginning of a word. Accents don’t matter, and small typos are corrected. You can search in any of the five languages.',
        ],
      },
      {
        id: 'prices',
        question: 'What do the red price and the crossed-out price mean?',
        paragraphs: [
          'The crossed-out price is the previous price. A red price is reduced, with the discount in percent next to it. Prices are for your region, in its currency. If a product has several options, you’ll see the price of the selected one.',
        ],
      },
      {
        id: 'not-here',
        question: 'Why isn’t a product available in my area?',
        paragraphs: [
          'The shop doesn’t sell it in your region. You may have followed a link from another region or opened it with another region selected. You’ll find similar products below it.',
        ],
      },
      {
        id: 'out-of-stock',
        question: 'What does “Out of stock” mean?',
        paragraphs: [
          'The product is sold out for now. In the search filters, you can choose to see only products in stock. If a product has several options, one of them may be sold out while the others are available: it’s crossed out.',
        ],
      },
      {
        id: 'reviews',
        question: 'Who writes the reviews?',
        paragraphs: [
          'Customers do. They give one to five stars and can stay anonymous. Choose “See all reviews” on the product page to read them all and filter them by stars or pictures.',
        ],
      },
    ],
  },
  {
    heading: 'Region, language and appearance',
    answers: [
      {
        id: 'region',
        question: 'How do I change my region, and what changes with it?',
        paragraphs: [
          'Choose the flag at the top of the page, or go to Settings. Your region determines the shops and products you see, the currency and where we deliver: Sri Lanka, China, Laos or Türkiye. Pages saved in another region are kept but never mixed in. Each region has its own cart.',
        ],
        links: ['settings'],
      },
      {
        id: 'language',
        question: 'Which languages are available?',
        paragraphs: [
          'English, Chinese, Turkish, Russian and Portuguese, in every region. Change the language from the flag menu or in Settings. Languages you’ve used before also work offline.',
        ],
        links: ['settings'],
      },
      {
        id: 'dark',
        question: 'Is there a dark mode?',
        paragraphs: ['Yes. By default, the appearance follows your device. You can choose light or dark in Settings.'],
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
          'In Settings, set data saver to Always on. You’ll get smaller images and no background downloads. With Automatic, data saver turns on when your browser requests it or your connection is slow.',
          'Pages you’ve opened before aren’t downloaded in full again, so your next visit uses very little data.',
        ],
        links: ['settings'],
      },
      {
        id: 'data-meter',
        question: 'How much data does {brand} use?',
        paragraphs: [
          'Settings shows how many megabytes were used on this device this month. Enter what a megabyte costs you to see the amount in money.',
        ],
        links: ['settings'],
      },
      {
        id: 'install',
        question: 'How do I add {brand} to my home screen?',
        paragraphs: [
          'Choose Get App at the top of the page, or Install app in your profile. On an iPhone or iPad, open {brand} in Safari, tap Share, then Add to Home Screen. On a computer, your browser installs it, or you can scan a code with your phone’s camera.',
          'You don’t need an app store. The app takes up very little space and opens like any other app.',
        ],
        links: ['profile'],
      },
      {
        id: 'update',
        question: 'What does “A new version is ready” mean?',
        paragraphs: [
          'We’ve made some improvements. Choose Update and the page reloads in the new version, right where you were. If you don’t, you’ll keep using the current version, and the new one loads automatically once you’ve been away for a while.',
        ],
      },
    ],
  },
  {
    heading: 'Privacy and contact',
    answers: [
      {
        id: 'footprint',
        question: 'What is Footprint, and who can see it?',
        paragraphs: [
          'Footprint lists the products you’ve viewed by day, up to 500. You can remove products one by one, several at once, or all of them.',
          'Without an account, the list stays on your device and nobody else can see it. With an account, you’ll see it on every device where you’re logged in; other shoppers can’t see it. In Settings you can clear the list on this device only.',
        ],
        links: ['footprint', 'settings'],
      },
      {
        id: 'privacy',
        question: 'What do you know about me?',
        paragraphs: [
          'We don’t show third-party ads or track you across other sites. The privacy agreement explains what we store, why and for how long.',
        ],
        links: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'How do I contact you?',
        paragraphs: [
          'Write to us with Contact Us. You can attach an order, and the form works offline, too: your message is sent once you’re online. We answer by email or text message.',
        ],
        links: ['contact', 'about', 'service-agreement'],
      },
    ],
  },
]
