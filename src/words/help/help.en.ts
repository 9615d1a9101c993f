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
        ],
        ways: ['saved'],
      },
      {
        id: 'saved',
        question: 'Where do I find what is saved?',
        paragraphs: ['Under Saved. The lists you took along stand first, then the departments, products and shops that open without a network, each product with the time of its last update.'],
        ways: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Can I take a whole department along?',
        paragraphs: ['Yes. Open a department, a shop or a search and choose Save for offline. You see first how many products it is and how much data it takes; of a long list the first 400 products are saved. You can stop at any time and go on later.'],
      },
      {
        id: 'age',
        question: 'How do I know whether a saved price still holds?',
        paragraphs: ['Saved pages say how old they are. The shop’s own answer always counts: as soon as you have a signal, prices and stock are asked for again and the page changes by itself.'],
      },
      {
        id: 'unreachable',
        question: 'The network is there, but it says “Can’t reach the shop”. Why?',
        paragraphs: ['Your phone has a network, but our answer does not come: the signal may be too weak, or the shop is being looked after. Saved pages stay open, and the page tries again by itself. You need not reload.'],
      },
      {
        id: 'delete-saved',
        question: 'How do I delete what is saved?',
        paragraphs: ['In Settings you see how much is saved, and you can clear all of it or only what you took along; the footprint and recent searches have rows of their own. A single list can be removed under Saved. Where the phone is full, pictures go first and by themselves; pages stay.'],
        ways: ['settings'],
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
        ways: ['settings'],
      },
      {
        id: 'data-meter',
        question: 'What does {brand} cost me in data?',
        paragraphs: ['Settings shows how many megabytes this month took on this phone. Enter what a megabyte costs you, and you see the sum in money.'],
        ways: ['settings'],
      },
      {
        id: 'install',
        question: 'How do I put {brand} on my home screen?',
        paragraphs: [
          'Choose Get App at the top of the page, or Install app in your profile. On an iPhone or iPad open {brand} in Safari, choose Share, then Add to Home Screen. On a computer your browser installs it, or a code appears that your phone’s camera can read.',
          'It takes no app store and little room, and opens like any other app.',
        ],
        ways: ['profile'],
      },
      {
        id: 'update',
        question: 'What does “A new version is ready” mean?',
        paragraphs: ['We have improved something. Choose Update and the page opens anew in the new version, where you were. If you do nothing, you go on in the old one, and the new one comes by itself when you have been away from the page for a while.'],
      },
    ],
  },
  {
    heading: 'Region, language and look',
    answers: [
      {
        id: 'region',
        question: 'How do I change the region, and what changes with it?',
        paragraphs: ['Choose the flag at the top of the page, or Settings. The region decides which shops and products you see, the currency, and where things are delivered: Sri Lanka, China, Laos or Türkiye. Saved pages of another region are kept, but never mixed in.'],
        ways: ['settings'],
      },
      {
        id: 'language',
        question: 'Which languages are there?',
        paragraphs: ['English, Chinese, Turkish, Russian and Portuguese, in every region. You choose the language in the menu behind the flag or in Settings, and it works without a network where it has been used before.'],
        ways: ['settings'],
      },
      {
        id: 'dark',
        question: 'Is there a dark look?',
        paragraphs: ['Yes. By itself the page follows your device; in Settings you can choose light or dark.'],
        ways: ['settings'],
      },
    ],
  },
  {
    heading: 'Finding things, and prices',
    answers: [
      {
        id: 'search',
        question: 'Do I have to type exactly?',
        paragraphs: ['No. Words may come in any order, the beginning of a word is enough, accents do not matter, and a slip of the finger in a word is put right. You can search in any of the five languages.'],
      },
      {
        id: 'prices',
        question: 'What do the red price and the crossed-out one say?',
        paragraphs: ['The crossed-out price is the one before; red says that it went down, with the share in per cent beside it. Prices are those of your region, in its currency. If a product comes in several variants, the price of the chosen one counts.'],
      },
      {
        id: 'not-here',
        question: 'Why is a product not available in my area?',
        paragraphs: ['The shop does not sell it in your region. You may have found it by a link from elsewhere or opened it while another region was chosen. Below it you find similar products.'],
      },
      {
        id: 'out-of-stock',
        question: 'What does “Out of stock” mean?',
        paragraphs: ['At the moment there is none left. In the search filters you can ask for what is in stock only. Of a product in several variants one may be gone while the others are there: it is crossed out.'],
      },
      {
        id: 'reviews',
        question: 'Who writes the reviews?',
        paragraphs: ['Customers. They give one to five stars and may stay anonymous. “See all reviews” on the product page leads to every one of them; there you can filter by stars and by pictures.'],
      },
    ],
  },
  {
    heading: 'Delivery and returns',
    answers: [
      {
        id: 'delivery',
        question: 'How long does delivery take, and is it free?',
        paragraphs: ['The product page names the days between which a parcel should arrive. A green badge says that delivery within your region is free, another one that the seller takes cash on delivery.'],
      },
      {
        id: 'overseas',
        question: 'What does “Overseas” mean?',
        paragraphs: ['The product is sent from another country. It takes longer, as the days on its page say, and customs rules of your country may apply.'],
      },
      {
        id: 'returns',
        question: 'Can I return something?',
        paragraphs: ['What can be returned and until when, who bears the cost and when money is paid back stands in the refund and return policy. How long the warranty lasts stands on the product page.'],
        ways: ['refund-policy'],
      },
    ],
  },
  {
    heading: 'You and us',
    answers: [
      {
        id: 'account',
        question: 'Do I need an account?',
        paragraphs: ['No. Everything here works without one: looking around, searching, changing region and language, and taking things along offline.'],
      },
      {
        id: 'footprint',
        question: 'What is Footprint, and who sees it?',
        paragraphs: ['The list of products you opened, by day, at most 500. It lies on your phone and nobody else sees it. You can take out single products, several at once, or all of them.'],
        ways: ['footprint'],
      },
      {
        id: 'privacy',
        question: 'What do you know about me?',
        paragraphs: ['There is no third-party advertising and no tracking across other sites. What is stored, for what and how long stands in the privacy agreement.'],
        ways: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'How do I reach you?',
        paragraphs: ['Where this mall has a mail address, Contact Us stands at the foot of the home page. Who we are and what we agree on with you stands here:'],
        ways: ['about', 'service-agreement'],
      },
    ],
  },
]
