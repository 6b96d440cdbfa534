import type { ContentLink, ContentSection, SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

interface ClosedPage {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly scene: string;
  readonly notice: string;
  readonly actions: readonly ContentLink[];
  readonly sections: readonly ContentSection[];
  readonly relatedLinks: readonly ContentLink[];
}

/** A page for a part of the account that is not available online. Search engines do not index it. */
const closed = (page: ClosedPage): SeedPage => ({ ...page, isIndexed: false });

/** Addresses of the account, each with an alternative for the shopper. [RTE-07] */
export const accountPages: readonly SeedPage[] = [
  closed({
    path: '/shop/AjaxLogonForm',
    title: 'My account',
    lead: 'One place for your orders, addresses, pets and rewards.',
    scene: 'pals-rewards',
    notice: 'The account pages are not open online yet. Signing in and your cart are.',
    actions: [to.cart, to.phone],
    sections: [
      {
        heading: 'What works today',
        list: [
          'Sign in and out, on as many devices as you like',
          'A cart that follows you: what you put in as a guest joins it when you sign in',
          'Coming back to the page that you left when you signed in',
        ],
        links: [to.signIn, to.cart],
      },
      {
        heading: 'What we do for you by telephone',
        paragraphs: [
          'Changing your name, email address or password, looking up an order, correcting an address, closing the account: call us and have the email address of the account ready.',
        ],
        links: [to.phone, to.contact],
      },
      {
        heading: 'Your data',
        paragraphs: ['What we keep about you, why, and how to see or delete it.'],
        links: [to.privacy, to.doNotSell],
      },
    ],
    relatedLinks: [to.trackOrder, to.rewards, to.offers, to.help],
  }),
  closed({
    path: to.trackOrder.url,
    title: 'Track an order',
    lead: 'Where your order is, with or without an account.',
    scene: 'repeat-delivery',
    notice: 'Orders cannot be looked up online yet.',
    actions: [to.phone, to.mail],
    sections: [
      {
        heading: 'What you can do now',
        list: [
          'Look into the email that we sent when the order left: it names the carrier and the tracking number',
          'Call us with the order number, or with the email address and the ZIP code of the order',
          'Write to us when it is not urgent; we answer within one working day',
        ],
        links: [to.phone, to.mail],
      },
      {
        heading: 'When to expect it',
        paragraphs: [
          'Delivery takes up to 3 working days. An order may come in more than one box, and not all of them on the same day. If something is missing a day later, tell us.',
        ],
        links: [to.shipping, to.returns],
      },
    ],
    relatedLinks: [to.shipping, to.returns, to.contact, to.help],
  }),
  closed({
    path: '/shop/MyListsView',
    title: 'Buy again',
    lead: 'What you bought before, ready for the cart.',
    scene: 'deals',
    notice: 'Your earlier purchases are not shown online yet.',
    actions: [to.topRated, to.deals],
    sections: [
      {
        heading: 'Find it again',
        paragraphs: [
          'Type the brand or part of the name into the search above: it forgives typing errors. The number below the bar code finds the very same size.',
        ],
        links: [toCategory('Dog food', 'dog/dog-food'), toCategory('Cat food', 'cat/cat-food')],
      },
      {
        heading: 'Have it come by itself',
        paragraphs: ['Food, litter and treats that you buy every month can be delivered in a rhythm of your own.'],
        links: [to.repeatDelivery],
      },
    ],
    relatedLinks: [to.topRated, to.offers, to.repeatDelivery, to.cart],
  }),
  closed({
    path: '/shop/RepeatDeliveryListingView',
    title: 'Your repeat deliveries',
    lead: 'Everything that comes to your pet by itself, and when.',
    scene: 'repeat-delivery',
    notice: 'Repeat deliveries cannot be seen or changed online yet.',
    actions: [to.phone, { ...to.repeatDelivery, text: 'How repeat delivery works' }],
    sections: [
      {
        heading: 'Changing a delivery',
        paragraphs: [
          'We write to you a few days before a delivery leaves. Call us until then to move it, skip it, change what is in it or stop it altogether. It costs nothing.',
        ],
        links: [to.phone],
      },
      {
        heading: 'Starting one',
        paragraphs: [
          'Pick products whose page says “Repeat delivery”, and tell us on the phone how often you want them.',
        ],
        links: [toCategory('Dog food', 'dog/dog-food'), toCategory('Cat litter', 'cat/cat-litter'), to.shipping],
      },
    ],
    relatedLinks: [to.shipping, to.rewards, to.help],
  }),
  closed({
    path: '/shop/PetcoServicesGroomingAppointmentView',
    title: 'Grooming appointments',
    lead: 'Your next visit to the salon, and how to change it.',
    scene: 'dog',
    notice: 'Appointments cannot be made or seen online yet.',
    actions: [to.phone, { ...to.grooming, text: 'What our groomers do' }],
    sections: [
      {
        heading: 'Making or changing an appointment',
        list: [
          'Call us, or the salon itself, with your dog’s breed, size and age',
          'Have the date of the last rabies vaccination ready',
          'Tell us a day before if you cannot come, so that another dog can',
        ],
        links: [to.phone, to.stores],
      },
      {
        heading: 'Between visits',
        paragraphs: ['Brushes, shampoo and nail clippers for the time in between, or a bath in our self-service wash.'],
        links: [toCategory('Grooming supplies', 'dog/dog-grooming'), to.wash],
      },
    ],
    relatedLinks: [to.grooming, to.wash, to.training, to.vitalCare],
  }),
  closed({
    path: '/shop/PetcoMyMembershipsView',
    title: 'Your memberships',
    lead: 'Vital Care and everything that belongs to it.',
    scene: 'pharmacy',
    notice: 'Memberships cannot be seen or changed online yet.',
    actions: [to.phone, { ...to.vitalCare, text: 'What Vital Care includes' }],
    sections: [
      {
        heading: 'Using your membership',
        paragraphs: [
          'Its rewards count from the first day, online and in every store: give your telephone number at the counter, or sign in here.',
        ],
        links: [to.signIn, to.stores],
      },
      {
        heading: 'Changing or ending it',
        paragraphs: ['Call us to add a pet, change how you pay, or end the membership at the end of the month.'],
        links: [to.phone],
      },
    ],
    relatedLinks: [to.vitalCare, to.vet, to.grooming, to.rewards],
  }),
];
