import type { SeedPage } from './content-page.ts';
import { to } from './links.ts';

/** Pages for partners: charities, brands, writers. */
export const partnerPages: readonly SeedPage[] = [
  {
    path: to.events.url,
    title: 'Event sponsorships',
    lead: 'Dog walks, shelter open days, school science fairs: if it is good for animals, ask us.',
    parent: to.about,
    actions: [to.mail],
    sections: [
      {
        heading: 'What we support',
        list: [
          'Adoption days and fundraisers of shelters and rescues',
          'Events that teach children and grown-ups how to care for animals',
          'Sports and walks with dogs that are safe for them',
        ],
      },
      {
        heading: 'What we give',
        paragraphs: [
          'Products, gift cards, a tent with people who know their subject, or space in a store. Money goes to registered charities only.',
        ],
        links: [to.charity],
      },
      {
        heading: 'How to ask',
        paragraphs: [
          'Write to us at least eight weeks ahead: what, when, where, how many people and animals, who organizes it and what you would like from us. The store nearest to you often is the quickest way.',
        ],
        links: [to.mail, to.stores],
      },
    ],
    relatedLinks: [to.charity, to.adoptions, to.about],
  },
  {
    path: to.vendors.url,
    title: 'Vendors',
    lead: 'You make something good for animals? Show us.',
    parent: to.about,
    actions: [to.mail],
    sections: [
      {
        heading: 'What we look for',
        paragraphs: [
          'Products that solve a real problem of an animal or its people, are safe, can be made in the quantity we need and keep what their label promises. Small makers are welcome; many begin in one region.',
        ],
      },
      {
        heading: 'What we need to know',
        list: [
          'What it is, for which animal, and what makes it better',
          'Ingredients or materials, where it is made, and who has tested it',
          'Sizes, bar codes (GTIN), case packs, shelf life and prices',
          'For food: the nutritional statement and the date of your last audit',
        ],
      },
      {
        heading: 'What you can expect',
        paragraphs: [
          'An answer within six weeks, whatever it is. Please send no samples before we ask for them. Whoever delivers to us agrees to our code of ethics and lets us see where the product is made.',
        ],
        links: [to.ethics],
      },
    ],
    relatedLinks: [to.ethics, to.sustainability, to.affiliate],
  },
  {
    path: to.affiliate.url,
    title: 'Affiliate program',
    lead: 'You write, film or post about animals, and your readers buy here: we share.',
    parent: to.about,
    actions: [to.mail],
    sections: [
      {
        heading: 'How it works',
        paragraphs: [
          'Link to products or pages of this shop with your own code. For what your readers buy within seven days you get a commission, paid each month from $25.',
        ],
      },
      {
        heading: 'Who can join',
        paragraphs: [
          'Sites, channels and newsletters with content of their own about animals, made in the United States. No coupon farms, no bought clicks, no promises that a product heals.',
        ],
      },
      {
        heading: 'Playing fair',
        list: [
          'Say that links pay you; the law asks for it and readers appreciate it',
          'Do not use our name in your own address or in paid search ads',
          'Show prices only when they are read live',
        ],
      },
      {
        heading: 'Applying',
        paragraphs: ['Write to us with your address, your subjects and how many people you reach.'],
        links: [to.mail],
      },
    ],
    relatedLinks: [to.vendors, to.ethics, to.about],
  },
  {
    path: to.charity.url,
    title: 'Charity',
    lead: 'Every animal in a shelter is somebody’s best friend who has not met them yet.',
    scene: 'cat',
    parent: to.about,
    sections: [
      {
        heading: 'What we do',
        list: [
          'Space, food and supplies for rescues who bring their animals to our stores',
          'Grants for neutering, emergency care and the training of service animals',
          'Pet food for food banks, so that nobody has to give up an animal for lack of money',
        ],
        links: [to.adoptions],
      },
      {
        heading: 'What you can do',
        list: [
          'Round up at the register: the difference goes to animals near that store',
          'Leave a bag of food in the donation box beside the exit',
          'Foster: a spare room for a few weeks saves two animals, the one you take and the one who gets its place',
        ],
        links: [to.stores],
      },
      {
        heading: 'For rescues',
        paragraphs: [
          'Registered charities can ask for a partnership or a grant. Write to us with your registration number, your animals and what you need.',
        ],
        links: [to.mail],
      },
    ],
    relatedLinks: [to.adoptions, to.events, to.sustainability, to.about],
  },
];
