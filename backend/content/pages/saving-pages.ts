import type { SeedPage } from '../content-page.ts';
import { to, toCategory } from '../links.ts';

/** How to pay less. */
export const savingPages: readonly SeedPage[] = [
  {
    path: to.offers.url,
    title: 'Monthly offers',
    lead: 'Codes for today’s cart, and where the low prices are.',
    description: 'Coupons, promotion codes and offers of the month, and how to use them.',
    scene: 'deals',
    actions: [to.deals, to.cart],
    sections: [
      {
        heading: 'Codes that work right now',
        paragraphs: ['Type a code into the box below the total of your cart. The savings show at once.'],
        list: ['WELCOME10: 10% off your order', 'PUP5: $5 off when you buy $30 or more for dogs'],
        links: [to.cart],
      },
      {
        heading: 'Offers without a code',
        paragraphs: [
          'Hundreds of prices are lowered each week; the old price stands crossed out beside the new one. They are the same online and in the stores.',
        ],
        links: [to.deals],
      },
      {
        heading: 'Good to know',
        list: [
          'A code that needs a minimum counts what you pay for products, before shipping and tax',
          'Codes can be taken out of the cart again, and their savings with them',
          'A code that has ended is refused; nothing else in the cart changes',
          'You earn points on what you pay after savings',
        ],
        links: [to.rewards],
      },
    ],
    relatedLinks: [to.rewards, to.card, to.repeatDelivery, to.topRated],
  },
  {
    path: to.rewards.url,
    title: 'Pals Rewards',
    lead: '5% back on everything, from the first bag on. It costs nothing, and there is no card to forget.',
    description: 'The rewards program: 1 point for each $1, a $5 reward for each 100 points.',
    scene: 'pals-rewards',
    actions: [to.deals, to.signIn],
    sections: [
      {
        heading: 'How it works',
        list: [
          '1 point for each $1 that you pay for products and services, online and in stores',
          '100 points become a reward of $5, by themselves',
          'The cart shows how many points an order earns before you place it',
        ],
        links: [to.cart],
      },
      {
        heading: 'Using a reward',
        paragraphs: [
          'A reward comes as a coupon with a date on it. Spend it at the counter by giving your telephone number. Points and rewards have no cash value, and shipping and tax earn none.',
        ],
      },
      {
        heading: 'Joining',
        paragraphs: [
          'Say your telephone number and email address at the counter of any store, or call us: that is all. You can join once you are 18 and live in the United States. New accounts cannot be made online yet.',
        ],
        links: [to.phone, to.stores],
      },
      {
        heading: 'When something is missing',
        paragraphs: [
          'Points appear within two days. If a purchase is missing, send us a photo of the receipt within 30 days, and we add it. When you return a product, its points go back too.',
        ],
        links: [to.contact, to.returns],
      },
    ],
    relatedLinks: [to.offers, to.card, to.vitalCare, to.repeatDelivery],
  },
  {
    path: to.card.url,
    title: 'Petco Pay credit card',
    lead: '20% off your first purchase, and points twice over after that.',
    description: 'What the shop’s own credit card offers, who can have it and how to apply.',
    scene: 'petco-pay',
    notice: 'Applications are not open online yet.',
    actions: [to.stores, to.phone],
    sections: [
      {
        heading: 'What it offers',
        list: [
          '20% off the first purchase after you are approved',
          'Points of the card on top of those of Pals Rewards, wherever you use it in our shop',
          'No annual fee',
        ],
        links: [to.rewards],
      },
      {
        heading: 'Who can have it',
        paragraphs: [
          'Members of Pals Rewards who are 18 or older and live in the United States, subject to the approval of the issuing bank. The bank looks at your credit report, and its rates and terms are part of the application.',
        ],
      },
      {
        heading: 'How to apply today',
        paragraphs: [
          'At the counter of any store, with a photo ID and your social security number. It takes about ten minutes, and the card works at once if you are approved.',
        ],
        links: [to.stores],
      },
      {
        heading: 'You have a card already',
        paragraphs: ['The bank answers for balance, statements and payments: its number is on the back of the card.'],
        links: [{ text: 'Your Petco Pay', url: '/shop/PetcoPayRewardsAndTxnView' }],
      },
    ],
    relatedLinks: [to.rewards, to.offers, to.giftCards, to.help],
  },
  {
    path: to.giftCards.url,
    title: 'Gift cards',
    lead: 'For the friend whose dog already has everything, except the thing it wants next.',
    description: 'Gift cards for the shop: where to buy them, how to use them and what remains on them.',
    scene: 'deals',
    actions: [to.stores],
    sections: [
      {
        heading: 'Buying one',
        paragraphs: [
          'Gift cards from $10 to $500 hang beside every counter in our stores. Choose the amount, and we load it while you wait. They are not sold online yet.',
        ],
        links: [to.stores],
      },
      {
        heading: 'Using one',
        paragraphs: [
          'In every store, for everything on the shelves and for grooming, washing and training. It needs no account, can be used as often as there is money on it, and never expires.',
        ],
        links: [to.services],
      },
      {
        heading: 'What is left on it',
        paragraphs: [
          'The receipt names it after each purchase, any counter reads it for you, and we tell you on the phone. A gift card is like cash: a lost one can only be replaced with its receipt.',
        ],
        links: [to.phone],
      },
    ],
    relatedLinks: [toCategory('Dog toys', 'dog/dog-toys'), toCategory('Cat toys', 'cat/cat-toys'), to.offers, to.help],
  },
];
