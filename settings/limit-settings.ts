import { setting } from './setting.ts';
import * as types from './setting-types.ts';

const count = types.wholeNumber(1, 1_000_000);
/** A number of KiB up to 1 TiB. */
const kib = types.wholeNumber(1, 1_073_741_824);

/** The limits of the embedded backend for an address, a visitor or a day. */
export const LIMIT_SETTINGS = {
  SIGN_IN_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 300,
    unset: '`300`',
    meaning:
      'sign-ins, registrations, changes of an account, captcha challenges and joinings a minute from one address, each counted by itself',
    when: 'lower under attack, higher for offices behind one address',
  }),
  GUEST_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 6000,
    unset: '`6000`',
    meaning: 'guest identities a minute for one address; they are signed and leave no row in the database',
    when: 'as above',
  }),
  SAVED_GUEST_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 5000,
    unset: '`5000`',
    meaning:
      'guests of one address that may begin a cart on one day (UTC); only then a guest has rows in the database, which go thirty days after the last visit',
    when: 'lower under attack, higher for mobile networks that share addresses',
  }),
  RESET_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 20,
    unset: '`20`',
    meaning:
      'mails for a new password, codes tried, mailed links asked for, links used and newsletter sign-ups a minute from one address, each counted by itself; an account gets three mails an hour and then one ten minutes after the last, whatever this says',
    when: 'as above',
  }),
  PROBE_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 20,
    unset: '`20`',
    meaning:
      'refusals an hour that tell one address about others: emails with an account, Pals numbers, phones of members, each counted by itself; of one value ten an hour from everywhere',
    when: 'as above',
  }),
  APPLICATION_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 60,
    unset: '`60`',
    meaning: 'card applications a minute from one address',
    when: 'as above',
  }),
  CHECKOUT_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 600,
    unset: '`600`',
    meaning:
      'requests a minute from one address to place an order, or to start or change a repeat delivery; a page that waits for a payment repeats its request. The embedded payment provider takes a tenth as many typed cards',
    when: 'lower under attack, higher for offices behind one address',
  }),
  LOOK_UP_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 30,
    unset: '`30`',
    meaning:
      'look-ups of an order with a wrong number or email address an hour from one address; of one order number ten an hour from everywhere',
    when: 'as above',
  }),
  GIFT_CARD_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 30,
    unset: '`30`',
    meaning:
      'gift cards with a wrong number or PIN an hour from one address; of one shopper ten an hour, of one number ten a day from everywhere',
    when: 'as above',
  }),
  DECLINE_LIMIT: setting({
    of: ['backend'],
    type: count,
    fallback: 30,
    unset: '`30`',
    meaning:
      'declined payments of orders an hour from one address; of one shopper ten an hour. Beyond it no other payment is tried',
    when: 'as above',
  }),
  EVENT_BYTES: setting({
    of: ['backend'],
    type: types.wholeNumber(256, 32_768),
    fallback: 4096,
    unset: '`4096`',
    meaning:
      'bytes that the details of one search event may take once only the known fields are left; items that do not fit are left out',
    when: 'when events of long lists matter',
  }),
  EVENT_KIB_PER_VISITOR: setting({
    of: ['backend'],
    type: kib,
    fallback: 512,
    unset: '`512`',
    meaning:
      'KiB of search events that are stored of one visitor on one day (UTC); beyond it they are refused with 429',
    when: 'lower under attack',
  }),
  EVENT_KIB_PER_ADDRESS: setting({
    of: ['backend'],
    type: kib,
    fallback: 8192,
    unset: '`8192`',
    meaning: 'the same for one address (IPv6: for one /64 network, and 16 times as much for a /48)',
    when: 'lower under attack, higher for large offices',
  }),
  EVENT_KIB_PER_DAY: setting({
    of: ['backend'],
    type: kib,
    fallback: 65_536,
    unset: '`65536`',
    meaning: 'the same for all visitors together',
    when: 'to what the disk can take in a day',
  }),
  EVENT_TABLE_KIB: setting({
    of: ['backend'],
    type: kib,
    fallback: 524_288,
    unset: '`524288`',
    meaning: 'KiB that all stored search events may take; the oldest are removed to make room',
    when: 'to what the disk can spare',
  }),
  AD_CHARGES_PER_ADDRESS: setting({
    of: ['backend'],
    type: count,
    fallback: 30,
    unset: '`30`',
    meaning:
      'clicks on ads of one address (IPv6: of one /64 network, and 16 times as many of a /48) that are charged within an hour',
    when: 'lower when clicks are bought, higher for a chain’s stores behind one address',
  }),
  AD_CHARGES_PER_SESSION: setting({
    of: ['backend'],
    type: count,
    fallback: 20,
    unset: '`20`',
    meaning: 'the same for one session of a browser',
    when: 'as above',
  }),
  AD_BURST_CLICKS: setting({
    of: ['backend'],
    type: count,
    fallback: 60,
    unset: '`60`',
    meaning:
      'with more clicks than this within an hour, what an address or a session was charged in that hour is refunded',
    when: 'as above',
  }),
  AD_IMPRESSIONS_PER_ADDRESS: setting({
    of: ['backend'],
    type: count,
    fallback: 20_000,
    unset: '`20000`',
    meaning: 'impressions of one address that are counted in an hour',
    when: 'to keep the table small under attack',
  }),
};
