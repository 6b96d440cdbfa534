import type { SeedPage } from './content-page.ts';
import { to } from './links.ts';

/** Pages about help, contact and stores. */
export const helpPages: readonly SeedPage[] = [
  {
    path: to.help.url,
    title: 'How can we help?',
    lead: 'The answers that shoppers look for most, and the people to ask when yours is not among them.',
    description: 'Help with orders, delivery, returns, your account, rewards and everything else around the shop.',
    scene: 'stores',
    layout: 'overview',
    actions: [to.contact, to.stores],
    sections: [
      {
        heading: 'Delivery and pickup',
        paragraphs: [
          'Delivery costs $5.99 and is free from $35. It takes up to 3 working days. Pickup in a store is always free.',
        ],
        links: [to.shipping, to.pickup],
      },
      {
        heading: 'Returns and refunds',
        paragraphs: ['Changed your mind, or did your pet? Bring it back within 30 days.'],
        links: [to.returns, to.recalls],
      },
      {
        heading: 'An order',
        paragraphs: ['Where it is, what changed, and how to stop it: have the order number at hand.'],
        links: [to.trackOrder, to.contact],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Sign in with your email address. Capital letters in it make no difference; in the password they do.',
        ],
        links: [to.signIn, to.resetPassword],
      },
      {
        heading: 'Rewards and savings',
        paragraphs: ['1 point for each $1, $5 for each 100 points. Codes go into the box in your cart.'],
        links: [to.rewards, to.offers],
      },
      {
        heading: 'Prescriptions',
        paragraphs: ['Medication and veterinary diets need a prescription from your vet, which our pharmacists check.'],
        links: [to.pharmacy, to.vet],
      },
      {
        heading: 'Regular orders',
        paragraphs: ['Have food and litter come by themselves, as often as your pet needs them.'],
        links: [to.repeatDelivery],
      },
      {
        heading: 'Services in store',
        paragraphs: ['Grooming, training, check-ups and a bath without flooding your own bathroom.'],
        links: [to.services],
      },
      {
        heading: 'Using this site',
        paragraphs: ['Every page works with a keyboard and a screen reader, and most of it without JavaScript.'],
        links: [to.accessibility, to.privacy],
      },
    ],
  },
  {
    path: to.contact.url,
    title: 'Contact us',
    lead: 'A person answers, and most of them have fur on their sweater.',
    description: 'Reach our customer care by telephone or email, or talk to the people in a store near you.',
    scene: 'home',
    parent: to.help,
    actions: [to.phone, to.mail],
    sections: [
      {
        heading: 'By telephone',
        paragraphs: [
          'The quickest way for anything about an order, a payment or a pet who needs something today. Calls are free from anywhere in the United States.',
        ],
        list: ['Monday to Friday: 8 a.m. to 9 p.m. Eastern time', 'Saturday and Sunday: 9 a.m. to 6 p.m. Eastern time'],
        links: [to.phone],
      },
      {
        heading: 'By email',
        paragraphs: [
          'We answer within one working day. Tell us the order number or the name of the product, and attach a photo when something arrived broken. Never send card numbers or passwords: we do not ask for them.',
        ],
        links: [to.mail],
      },
      {
        heading: 'In a store',
        paragraphs: [
          'Returns, refunds, rewards and advice about animals are all handled at the counter, and pets on a leash are welcome.',
        ],
        links: [to.stores],
      },
      {
        heading: 'In an emergency',
        paragraphs: [
          'If your pet may have eaten something harmful, is struggling to breathe, has collapsed or cannot stop bleeding, do not wait for us: call your vet or the nearest animal emergency hospital at once.',
        ],
        links: [to.vet],
      },
    ],
    relatedLinks: [to.help, to.shipping, to.returns, to.trackOrder],
  },
  {
    path: to.accessibility.url,
    title: 'Accessibility policy',
    lead: 'Everybody who looks after an animal should be able to shop here, on their own, in the way that suits them.',
    description: 'What we do so that everybody can use this shop, and how to tell us where we fall short.',
    parent: to.help,
    sections: [
      {
        heading: 'What we aim for',
        paragraphs: [
          'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. At every change, its pages are checked by automatic tools and walked through in a browser with the keyboard alone.',
        ],
      },
      {
        heading: 'What you can rely on',
        list: [
          'Everything can be reached and used with a keyboard, and you always see where you are',
          'A link at the top of each page skips what is the same on all of them',
          'Text can be enlarged to four times its size without anything getting lost',
          'Colors have enough contrast, and nothing is said by color alone',
          'Movement is left out when your system asks for less of it, and dark colors follow your system',
          'Searching, browsing, the cart and signing in work without JavaScript',
        ],
      },
      {
        heading: 'In our stores',
        paragraphs: [
          'Service animals are welcome everywhere. Aisles and counters are laid out for wheelchairs, and our people are glad to read labels aloud, reach for things and carry them to your car.',
        ],
        links: [to.stores],
      },
      {
        heading: 'Tell us where we fall short',
        paragraphs: [
          'If something on this site or in a store keeps you from what you came for, tell us the page or the place and what happened. We answer within two working days and help you to get it done in the meantime.',
        ],
        links: [to.phone, to.mail],
      },
    ],
    relatedLinks: [to.help, to.contact, to.privacy],
  },
  {
    path: to.recalls.url,
    title: 'Product recalls',
    lead: 'When a product may do harm, we take it off the shelf the same day and tell everybody who bought it.',
    description: 'How product recalls work, how to check a product at home, and how to get your money back.',
    parent: to.help,
    actions: [to.contact],
    sections: [
      {
        heading: 'How you hear of a recall',
        paragraphs: [
          'We write to every shopper whose order or rewards account shows the product, put a banner at the top of the home page, and hang a notice beside the shelf. The U.S. Food and Drug Administration publishes all recalls of animal food.',
        ],
        links: [
          {
            text: 'Recalls on fda.gov',
            url: 'https://www.fda.gov/animal-veterinary/safety-health/recalls-withdrawals',
          },
        ],
      },
      {
        heading: 'How to check what you have at home',
        list: [
          'Keep food in its own bag, or cut out the label with lot number and date before you fill it into a box',
          'Compare brand, name, size, lot number and date with the notice: only these lots are concerned',
          'Stop feeding it if they match, even if your pet seems well, and keep it away from other animals',
        ],
      },
      {
        heading: 'Your money back',
        paragraphs: [
          'Bring what is left of a recalled product to any store for a full refund. You need neither the receipt nor the original bag; a photo of the label is enough. If your pet shows signs of illness, see your vet first.',
        ],
        links: [to.stores, to.vet],
      },
    ],
    relatedLinks: [to.returns, to.contact, to.help],
  },
];
