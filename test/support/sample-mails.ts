import { appointmentEmail, type AppointmentNews } from '../../backend/mail/appointment-emails.ts';
import {
  accountDeletedEmail,
  codeEmail,
  emailChangedEmail,
  emailCodeEmail,
  googleLinkedEmail,
  passwordChangedEmail,
  signInLinkEmail,
  welcomeEmail,
} from '../../backend/mail/email-templates.ts';
import { withFrame, type Mail } from '../../backend/mail/mailer.ts';
import { joinedEmail, membershipCancelledEmail, membershipKeptEmail } from '../../backend/mail/membership-emails.ts';
import { cancelledEmail, placedEmail, readyEmail, shippedEmail } from '../../backend/mail/order-emails.ts';
import {
  declinedEmail,
  delayedEmail,
  leftOutEmail,
  passedOverEmail,
  pausedEmail,
  reminderEmail,
  waitingEmail,
} from '../../backend/mail/repeat-emails.ts';
import { refundedEmail, returnEmail } from '../../backend/mail/return-emails.ts';
import { backInStockEmail } from '../../backend/mail/stock-emails.ts';

/** Facts as long as they get, so that what does not fit a phone is seen. */
const ORIGIN = 'https://shop.example.test';
const to = 'maximiliane.featherstonehaugh-cholmondeley@long-domain-of-a-company.example.test';
const firstName = 'Maximiliane';
const recipient = { to, firstName };
const TOKEN = 'Zm9vYmFyYmF6cXV4'.repeat(12);

const store = {
  name: 'Rancho Santa Margarita Town Center',
  line1: '22205 El Paseo Boulevard at Santa Margarita Parkway',
  line2: 'Building 12, Suite 200',
  city: 'Rancho Santa Margarita',
  state: 'CA',
  zipCode: '92688',
  phone: '949-555-0142',
};

const lines = [
  {
    quantity: 2,
    description: 'Adult Chicken & Brown Rice Recipe Dry Dog Food, 40 lb. bag with resealable closure',
    unitPriceCents: 123_499,
    thumbnail: '',
    personalization: '',
  },
  { quantity: 1, description: 'Collar', unitPriceCents: 999, thumbnail: '', personalization: '' },
];

const order = {
  to,
  firstName,
  orderId: 1_000_123,
  origin: ORIGIN,
  link: `${ORIGIN}/shop/TrackOrderStatus?orderToken=${TOKEN}`,
  receipt: `${ORIGIN}/shop/SingleShipmentOrderSummaryView?orderToken=${TOKEN}`,
};
const payment = { kind: 'card', brand: 'amex', lastFour: '0005' };
const costs = {
  productCents: 247_997,
  adjustmentCents: -49_599,
  shippingCents: 0,
  taxCents: 17_345,
  tipCents: 500,
  totalCents: 216_243,
};
const charge = {
  costs,
  gifts: [{ lastFour: '1234', amountCents: 5_000 }],
  chargedCents: 211_243,
  laterCents: 0,
  payment,
};
const gifts = [{ lastFour: '1234', amountCents: 5_000, remainingCents: 12_345 }];

const orderMails = (): ReadonlyArray<Mail> => [
  placedEmail({
    ...order,
    shipments: [
      {
        kind: 'ship',
        address: store,
        storeName: '',
        vendor: 'Cold Paws Workshop',
        pickupName: '',
        modeDescription: 'Standard',
        promisedOn: '2030-01-08',
        lines,
      },
      {
        kind: 'pickup',
        address: store,
        storeName: store.name,
        vendor: '',
        pickupName: 'Maximiliane Featherstonehaugh-Cholmondeley',
        modeDescription: 'Pickup',
        promisedOn: '2030-01-08',
        lines,
      },
    ],
    totals: {
      productCents: 247_997,
      adjustments: [{ description: '20% off your first order of food for dogs and cats', amountCents: -49_599 }],
      shippingCents: 0,
      taxCents: 17_345,
      tipCents: 500,
      totalCents: 216_243,
    },
    payment,
    gifts,
  }),
  shippedEmail({
    ...order,
    ...charge,
    lines,
    vendor: 'Cold Paws Workshop',
    address: store,
    carrier: 'United Parcel Service',
    trackingNumber: '1Z999AA10123456784'.repeat(3),
    trackingPage: `https://carrier.example.test/track?number=${TOKEN}`,
  }),
  readyEmail({
    ...order,
    ...charge,
    chargedCents: 0,
    laterCents: 211_243,
    lines,
    storeName: store.name,
    address: store,
    pickupName: firstName,
  }),
  readyEmail({ ...order, ...charge, lines, storeName: store.name, address: store, pickupName: firstName }),
  cancelledEmail({
    ...order,
    lines,
    why: undefined,
    rewardCents: 0,
    rewardsBack: [
      { amountCents: 128, expiresOn: '2030-06-30', isWhole: false },
      { amountCents: 500, expiresOn: '2030-06-30', isWhole: true },
    ],
    releasedCents: 1_000,
    giftCents: 500,
    totalCents: 216_243,
    chargedCents: 211_243,
    payment,
  }),
  returnEmail({ ...order, lines, returnId: 12, vendor: 'Cold Paws Workshop', refundCents: 247_997 }),
  ...[
    { waivedCents: 0, isUndelivered: false },
    { waivedCents: 0, isUndelivered: false, missing: lines },
    { waivedCents: 242_997, isUndelivered: false },
    { waivedCents: 0, isUndelivered: true },
  ].map((money) =>
    refundedEmail({
      ...order,
      lines,
      returnId: 12,
      refundCents: 247_997,
      giftCents: 5_000,
      missing: [],
      ...money,
      rewardsBack: money.isUndelivered ? [{ amountCents: 128, expiresOn: '2030-06-30', isWhole: false }] : [],
      payment,
    }),
  ),
];

const plan = {
  to,
  firstName,
  shopperId: 1,
  date: '2030-01-09',
  page: `${ORIGIN}/shop/RepeatDeliveryListingView`,
  pausePage: `${ORIGIN}/mail/${TOKEN}`,
};
const gone = [
  {
    description: 'Grain-Free Salmon Recipe Wet Cat Food',
    needsPrescription: false,
    substitute: { description: 'Salmon Pâté', address: `${ORIGIN}/shop/en/petcostore/product/salmon-pate` },
  },
];

const products = lines.map(({ description }) => description);

const repeatMails = (): ReadonlyArray<Mail> => [
  reminderEmail({
    ...plan,
    lines: [{ quantity: 2, description: lines[0]?.description ?? '', priceCents: 4_599, beforeCents: 4_299 }],
    gone,
    totals: { discountCents: -460, shippingCents: 0, taxCents: 712, totalCents: 9_450, beforeCents: 8_900 },
    passed: ['2029-12-30'],
    movedFrom: '2030-01-06',
    stopPage: `${ORIGIN}/mail/${TOKEN}`,
    isPlacedNow: false,
  }),
  reminderEmail({
    ...plan,
    lines: [{ quantity: 2, description: lines[0]?.description ?? '', priceCents: 4_599, beforeCents: 4_599 }],
    gone: [],
    totals: { discountCents: -460, shippingCents: 0, taxCents: 712, totalCents: 9_450, beforeCents: null },
    passed: [],
    movedFrom: undefined,
    stopPage: `${ORIGIN}/mail/${TOKEN}`,
    isPlacedNow: true,
  }),
  delayedEmail(plan),
  waitingEmail({ ...plan, item: lines[0]?.description ?? '' }),
  leftOutEmail({ ...plan, gone }),
  passedOverEmail({ ...plan, passed: ['2029-12-25', '2030-01-01'] }),
  declinedEmail({ ...plan, card: '0005', again: '2030-01-11' }),
  pausedEmail({ ...plan, products, reason: 'phone', gone: [] }),
  pausedEmail({ ...plan, products, reason: 'technical', gone: [] }),
];

const appointmentMail = (news: AppointmentNews): Mail =>
  appointmentEmail(news, {
    to,
    firstName,
    shopperId: 1,
    service: 'Puppy Training: Level 1 with socialization',
    lessons: 6,
    pet: 'Sir Barksalot the Second',
    day: '2030-01-09',
    minutes: 14 * 60 + 30,
    priceCents: 14_900,
    bring: ['Proof of the rabies vaccination', 'A leash of four to six feet'],
    canChange: true,
    closedOn: news === 'closed' ? '2030-01-09' : '2030-01-16',
    store,
    page: `${ORIGIN}/shop/PetcoServicesGroomingAppointmentView`,
    movePage: `${ORIGIN}/shop/PetcoServicesGroomingAppointmentView?step=move&id=980001`,
    stopPage: news === 'reminder' ? `${ORIGIN}/mail/${TOKEN}` : undefined,
  });

const membership = {
  to,
  firstName,
  shopperId: 1,
  plan: 'Vital Care Premier',
  pet: 'Sir Barksalot the Second',
  page: `${ORIGIN}/account`,
};

const accountMails = (): ReadonlyArray<Mail> => [
  welcomeEmail(to, firstName),
  codeEmail(to, firstName, 'ABCD-EFGH', 30),
  signInLinkEmail({ ...recipient, code: TOKEN, origin: ORIGIN, minutes: 30 }),
  signInLinkEmail({ ...recipient, code: TOKEN, origin: undefined, minutes: 30 }),
  passwordChangedEmail(to, firstName),
  emailCodeEmail({ ...recipient, shopperId: 1 }, 'ABCD-EFGH', 30),
  emailChangedEmail(to, firstName),
  accountDeletedEmail(to, firstName),
  googleLinkedEmail(to, firstName, true),
  googleLinkedEmail(to, firstName, false),
];

/** At least one mail of each kind, made by the functions that the backend makes its mail with, as it is delivered. */
export const sampleMails = (): ReadonlyArray<Mail> =>
  allMails().map((mail) => ({ ...mail, markdown: withFrame(mail, { name: 'Petco', pageOrigin: ORIGIN }) }));

const allMails = (): ReadonlyArray<Mail> => [
  ...accountMails(),
  ...orderMails(),
  ...repeatMails(),
  ...(['booked', 'moved', 'cancelled', 'closed', 'reminder'] as const).map(appointmentMail),
  joinedEmail(membership, { priceCents: 1_999, benefits: ['Unlimited routine vet exams', '20% off grooming'] }),
  membershipCancelledEmail(membership, { endsOn: '2030-02-01', regular: 2 }),
  membershipKeptEmail(membership, { nextMonthOn: '2030-02-02', reduced: 2 }),
  backInStockEmail({
    ...recipient,
    shopperId: undefined,
    product: lines[0]?.description ?? '',
    store: store.name,
    page: `${ORIGIN}/shop/en/petcostore/product/adult-chicken`,
    preferences: `${ORIGIN}/mail/${TOKEN}`,
    oneClick: `${ORIGIN}/mail/${TOKEN}`,
  }),
];
