import type { SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

/** Pages about saving money. */
export const savingPages: readonly SeedPage[] = [
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
