import type { SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

/** Pages about orders, delivery and returns. */
export const orderPages: readonly SeedPage[] = [
  {
    path: to.shipping.url,
    title: 'Shipping',
    lead: '$5.99 for any order, free from $35, at your door in up to 3 working days.',
    description: 'What delivery costs, how long it takes, where we deliver, and what has to be picked up in a store.',
    scene: 'repeat-delivery',
    parent: to.help,
    sections: [
      {
        heading: 'What it costs',
        paragraphs: [
          'Standard delivery costs $5.99 for an order, whatever it weighs: forty pounds of kibble cost no more than a catnip mouse.',
          'From $35 of delivered merchandise it is free. The $35 count before tax, at the prices you pay. What you pick up in a store does not count towards them, and pickup itself is always free.',
        ],
        links: [to.cart, to.deals],
      },
      {
        heading: 'How long it takes',
        paragraphs: [
          'Up to 3 working days, Monday to Friday, counted from the day after you order. The page of each product names the day by which it arrives. Public holidays are no working days.',
        ],
      },
      {
        heading: 'Where we deliver',
        paragraphs: [
          'To every address in the 48 adjoining states and the District of Columbia. We do not deliver to Alaska, Hawaii, Puerto Rico, military addresses or abroad, and carriers do not bring heavy bags to post office boxes.',
        ],
      },
      {
        heading: 'What we do not send',
        list: [
          'Fish, birds, reptiles and small pets: an animal should meet you first, so they are sold in stores only',
          'Live feeders, which do not travel well',
          'Products marked “In store only” or “Pickup only”',
          'Prescription items before our pharmacists have your vet’s approval',
        ],
        links: [to.pickup, to.stores],
      },
      {
        heading: 'When it arrives',
        paragraphs: [
          'An order may come in more than one box; you pay for delivery once. If a box arrives damaged, take a photo and write to us within 14 days: we send a new one or pay you back.',
        ],
        links: [to.contact, to.returns],
      },
      {
        heading: 'Orders that repeat themselves',
        paragraphs: ['The same costs and times hold for each delivery of a subscription.'],
        links: [to.repeatDelivery],
      },
    ],
    relatedLinks: [to.returns, to.trackOrder, to.pickup, to.contact],
  },
  {
    path: to.returns.url,
    title: 'Returns',
    lead: 'Thirty days, any store, no hard feelings. Pets are picky; we know.',
    description: 'What you can return and for how long, how to do it, and when you have your money back.',
    scene: 'deals',
    parent: to.help,
    sections: [
      {
        heading: 'What you can return',
        paragraphs: [
          'Nearly everything, within 30 days of delivery or pickup, in a state that lets somebody else enjoy it.',
          'Food and treats that your pet will not touch are an exception in your favor: bring the opened bag with at least half of it left and we give you its price back, once for each recipe.',
        ],
      },
      {
        heading: 'What you cannot return',
        list: [
          'Medication and veterinary diets, which the law forbids us to take back',
          'Gift cards',
          'Anything that was personalized for you',
          'Grooming tools, litter boxes and dental products that have been used',
        ],
      },
      {
        heading: 'Fish, birds, reptiles and small pets',
        paragraphs: [
          'If an animal falls ill or dies within 15 days of coming home, bring the receipt to a store (and for fish a sample of the aquarium’s water): we replace it or pay you back. And if it does not work out between you, we take every animal back and find it a new home.',
        ],
        links: [to.vet],
      },
      {
        heading: 'How to return something in a store',
        list: [
          'Bring the product and the order number, the receipt or your rewards number',
          'Bring the card you paid with, so that the money can go back to it',
          'It takes a minute, and the wagging tail may come along',
        ],
        links: [to.stores],
      },
      {
        heading: 'How to return something by mail',
        paragraphs: [
          'Call us for a label. Sending back is free when we made the mistake; otherwise we keep $5.99 of the refund for postage.',
        ],
        links: [to.phone, to.contact],
      },
      {
        heading: 'When you have your money back',
        paragraphs: [
          'At once in a store, within 5 working days after a parcel reaches us. It goes back the way you paid. Points earned with the purchase are taken off again, and a reward that you spent on it returns to your account.',
        ],
      },
    ],
    relatedLinks: [to.shipping, to.recalls, to.contact, to.help],
  },
  {
    path: to.pickup.url,
    title: 'Curbside pickup',
    lead: 'Stay in the car with the dog. We bring the bags.',
    description: 'How pickup in the store and at the curb works, what it costs (nothing) and what to bring.',
    scene: 'stores',
    parent: to.services,
    actions: [to.deals, to.stores],
    sections: [
      {
        heading: 'How it works',
        list: [
          'Tell us on the phone what you need and which store suits you',
          'When your order is ready, we write to you; most are within a few hours',
          'Park in one of the marked bays and call the number on the sign',
          'We check your name and put everything into your trunk',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: ['Nothing, at any order value, in every store.'],
        links: [to.shipping],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'We keep a finished order for 7 days, frozen food for 2. After that it goes back on the shelf and you are not charged. Somebody else may collect it for you: give them the order number.',
          'Prefer to come in? The pickup counter is beside the entrance, and the dog wash usually is not far.',
        ],
        links: [to.wash],
      },
    ],
    relatedLinks: [to.shipping, to.returns, to.stores, to.help],
  },
  {
    path: '/checkout',
    title: 'Checkout is not open yet',
    lead: 'You can fill a cart and see what it comes to, with shipping and tax. Placing the order is not possible online so far.',
    description: 'Checkout is not open online yet. What you can do instead.',
    scene: 'empty-cart',
    isIndexed: false,
    notice: 'Nothing is lost: your cart stays as it is.',
    actions: [to.cart, to.phone],
    sections: [
      {
        heading: 'What you can do now',
        list: [
          'Keep your cart: it waits on this device, and when you sign in it joins the cart of your account',
          'Order by telephone: tell us what is in the cart, and we place the order for the same prices',
          'Buy in a store: we tell you on the phone which one near you has everything',
        ],
        links: [to.phone, to.signIn, to.stores],
      },
      {
        heading: 'What it will cost',
        paragraphs: [
          'Your cart shows subtotal, savings, shipping and an estimate of the tax. Delivery costs $5.99 and is free from $35; pickup in a store is free.',
        ],
        links: [to.cart, to.shipping],
      },
    ],
    relatedLinks: [to.deals, to.offers, to.shipping, to.help],
  },
  {
    path: to.repeatDelivery.url,
    title: 'Repeat delivery',
    lead: 'Never run out of food at ten in the evening again: what your pet needs comes by itself.',
    description:
      'How repeat delivery works: choose a rhythm, skip or stop whenever you like, pay only for what is sent.',
    scene: 'repeat-delivery',
    parent: to.services,
    actions: [toCategory('Shop dog food', 'dog/dog-food'), toCategory('Shop cat litter', 'cat/cat-litter')],
    sections: [
      {
        heading: 'How it works',
        list: [
          'Products that can be repeated say so on their page: most food, litter, treats and medication',
          'Choose how often, from every two weeks to every three months',
          'We write to you a few days before each delivery; until then you can move, skip or change it',
          'You pay for a delivery when it leaves, at that day’s price',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'Nothing beyond what is in the box. Delivery costs the same as for any order: $5.99, and nothing from $35. There is no minimum term and no fee for stopping.',
        ],
        links: [to.shipping],
      },
      {
        heading: 'How often is right?',
        paragraphs: [
          'A dog of 50 pounds eats about 30 pounds of dry food in six weeks, a grown cat about 7 pounds in six weeks. Two cats use up 40 pounds of clumping litter in about a month. Begin there and adjust: the rhythm is yours.',
        ],
      },
      {
        heading: 'Starting and changing',
        paragraphs: [
          'Subscriptions cannot be started or changed online yet. Call us and we set one up for you, or change one that is running.',
        ],
        links: [to.phone],
      },
    ],
    relatedLinks: [to.shipping, to.rewards, to.offers, to.pharmacy],
  },
];
