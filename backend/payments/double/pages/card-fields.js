// The script of the card fields, a module that browsers load as it is; TypeScript checks it by its comments. It talks to
// the embedding page by messages with exact origins and hands over no more than token, brand, last four digits and
// expiry. [PAY-02]
// Its checks help the shopper while typing. The server checks each card again: test-cards.ts and card-tokens.ts.

/**
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} type
 * @returns {E}
 */
const find = (selector, type) => {
  const found = document.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${selector}`);
};

const form = find('form', HTMLFormElement);
const number = find('#number', HTMLInputElement);
const expiry = find('#expiry', HTMLInputElement);
const code = find('#code', HTMLInputElement);
const brandText = find('#brand', HTMLElement);
/** @type {readonly string[]} */
const allowed = JSON.parse(form.dataset.shopOrigins ?? '[]');

const MONTHS = 12;
const CENTURY = 2000;
/** @type {readonly (readonly [brand: string, name: string, numbers: RegExp])[]} */
const BRANDS = [
  ['visa', 'Visa', /^4/],
  ['mastercard', 'Mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', 'American Express', /^3[47]/],
  ['discover', 'Discover', /^6(?:011|5)/],
];

/** @typedef {'number' | 'expiry' | 'code'} FieldName */

/** @param {HTMLInputElement} field */
const digitsOf = (field) => field.value.replace(/\D/g, '');
/** @param {string} digits */
const brandOf = (digits) => BRANDS.find(([, , numbers]) => numbers.test(digits)) ?? ['unknown', '', /^/];
const isAmex = () => brandOf(digitsOf(number))[0] === 'amex';

/** @param {string} digits */
const isLuhnValid = (digits) => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const doubled = Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** @param {string} digits */
const groupsOf = (digits) =>
  (isAmex() ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)] : (digits.match(/.{1,4}/g) ?? []))
    .filter((group) => group !== '')
    .join(' ');

const expiryOf = () => {
  const digits = digitsOf(expiry);
  return {
    month: Number(digits.slice(0, 2)),
    year: CENTURY + Number(digits.slice(2, 4)),
    isWhole: digits.length === 4,
  };
};

/**
 * The present problem of each field, or an empty text.
 *
 * @returns {Record<FieldName, string>}
 */
const problems = () => {
  const digits = digitsOf(number);
  const { month, year, isWhole } = expiryOf();
  const codeLength = isAmex() ? 4 : 3;
  // A card is valid until the last day of its month, everywhere on earth.
  const isPast = Date.UTC(year, month, 2) <= Date.now();
  return {
    number:
      digits.length < (isAmex() ? 15 : 16)
        ? `Enter the ${isAmex() ? 15 : 16} digits of the card number.`
        : isLuhnValid(digits)
          ? ''
          : 'Check the card number. It isn’t valid.',
    expiry: !isWhole
      ? 'Enter the expiry date as month and year: MM / YY.'
      : month < 1 || month > MONTHS
        ? 'Enter a month from 01 to 12.'
        : isPast
          ? 'This card has expired.'
          : '',
    code: digitsOf(code).length === codeLength ? '' : `Enter the ${codeLength} digits of the security code.`,
  };
};

/**
 * @param {HTMLInputElement} field
 * @param {string} message
 */
const show = (field, message) => {
  find(`#${field.id}-error`, HTMLElement).textContent = message;
  if (message === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
};

/**
 * The origin of the shop's page, once it has connected.
 *
 * @type {string | undefined}
 */
let shop;

/** @param {{ readonly type: string, readonly [value: string]: unknown }} message */
const send = (message) => {
  if (shop !== undefined) parent.postMessage({ source: 'card-fields', ...message }, shop);
};

/** @param {string} origin */
const isAllowed = (origin) =>
  allowed.some((each) => {
    if (!each.endsWith(':*')) return each === origin;
    const host = each.slice(0, -2);
    return origin === host || (origin.startsWith(`${host}:`) && /^\d{1,5}$/.test(origin.slice(host.length + 1)));
  });

const sendState = () => {
  const found = problems();
  const digits = digitsOf(number);
  const lastFour = found.number === '' ? digits.slice(-4) : undefined;
  const isValid = Object.values(found).every((message) => message === '');
  send({ type: 'change', isValid, brand: brandOf(digits)[0], lastFour });
};

/**
 * Formats a field and keeps the caret behind the same digit.
 *
 * @param {HTMLInputElement} field
 * @param {(digits: string) => string} write
 */
const format = (field, write) => {
  const before = field.value.slice(0, field.selectionStart ?? field.value.length).replace(/\D/g, '').length;
  const text = write(digitsOf(field));
  if (text === field.value) return;
  field.value = text;
  let at = 0;
  for (let seen = 0; seen < before && at < text.length; at += 1) if (/\d/.test(text.charAt(at))) seen += 1;
  if (document.activeElement === field) field.setSelectionRange(at, at);
};

/** @type {Record<FieldName, (digits: string) => string>} */
const formats = {
  number: (digits) => groupsOf(digits.slice(0, isAmex() ? 15 : 16)),
  expiry: (digits) => {
    // A browser that fills in the date may write the year with four digits.
    const short = digits.replace(/^(\d\d)20(\d\d)$/, '$1$2');
    const padded = /^[2-9]/.test(short) ? `0${short}` : short;
    return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
  },
  code: (digits) => digits.slice(0, isAmex() ? 4 : 3),
};

/** @type {readonly (readonly [name: FieldName, field: HTMLInputElement])[]} */
const fields = [
  ['number', number],
  ['expiry', expiry],
  ['code', code],
];

for (const [name, field] of fields) {
  field.addEventListener('input', () => {
    format(field, formats[name]);
    if (field === number) brandText.textContent = brandOf(digitsOf(number))[1];
    // A message is removed as soon as the field is right; a new one waits until the field is left.
    if (problems()[name] === '') show(field, '');
    sendState();
  });
  field.addEventListener('change', () => show(field, field.value === '' ? '' : problems()[name]));
}

let isSubmitting = false;

/** @param {Record<FieldName, string>} found */
const focusFirst = (found) => fields.find(([name]) => found[name] !== '')?.[1].focus();

const requestToken = async () => {
  const { month, year } = expiryOf();
  const typed = { number: digitsOf(number), expiryMonth: month, expiryYear: year, securityCode: digitsOf(code) };
  const response = await fetch('/cards', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  });
  if (response.status === 422) {
    const { field, message } = await response.json();
    const wrong = fields.find(([name]) => name === field)?.[1] ?? number;
    show(wrong, message);
    wrong.focus();
    return { type: 'invalid' };
  }
  if (!response.ok) return { type: 'failed' };
  return { type: 'token', ...(await response.json()) };
};

const submit = async () => {
  if (isSubmitting) return;
  const found = problems();
  for (const [name, field] of fields) show(field, found[name]);
  if (Object.values(found).some((message) => message !== '')) {
    focusFirst(found);
    send({ type: 'invalid' });
    return;
  }
  isSubmitting = true;
  try {
    send(await requestToken());
  } catch {
    send({ type: 'failed' });
  } finally {
    isSubmitting = false;
  }
};

// The page has no button of its own: the shop's decides. Enter in a field asks the shop to press it.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing) send({ type: 'submit-requested' });
});
form.addEventListener('submit', (event) => event.preventDefault());

const heightOf = () => Math.ceil(document.documentElement.getBoundingClientRect().height);

/** @type {ReadonlyMap<unknown, () => void>} */
const actions = new Map(
  Object.entries({
    connect: () => {
      document.body.classList.add('connected');
      send({ type: 'ready', height: heightOf() });
      sendState();
    },
    submit: () => void submit(),
    focus: () => number.focus(),
  }),
);

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || parent === window || !isAllowed(origin)) return;
  const action = actions.get(typeof data === 'object' && data !== null ? data.type : undefined);
  if (action === undefined) return;
  shop = origin;
  action();
});

new ResizeObserver(() => send({ type: 'height', height: heightOf() })).observe(document.documentElement);
