// The script of the card fields. It talks to the embedding page by messages with exact origins and hands over no more
// than token, brand, last four digits and expiry. [PAY-02]
(() => {
  const form = document.querySelector('form');
  const number = document.getElementById('number');
  const expiry = document.getElementById('expiry');
  const code = document.getElementById('code');
  const brandText = document.getElementById('brand');
  const allowed = JSON.parse(form.dataset.shopOrigins);

  const MONTHS = 12;
  const CENTURY = 2000;
  const BRANDS = [
    ['visa', 'Visa', /^4/],
    ['mastercard', 'Mastercard', /^(?:5[1-5]|2[2-7])/],
    ['amex', 'American Express', /^3[47]/],
    ['discover', 'Discover', /^6(?:011|5)/],
  ];

  const digitsOf = (field) => field.value.replace(/\D/g, '');
  const brandOf = (digits) => BRANDS.find(([, , numbers]) => numbers.test(digits)) ?? ['unknown', ''];
  const isAmex = () => brandOf(digitsOf(number))[0] === 'amex';

  const isLuhnValid = (digits) => {
    let sum = 0;
    for (let at = 0; at < digits.length; at += 1) {
      const doubled = Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 2 : 1);
      sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 === 0;
  };

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

  /** The present problem of each field, or an empty text. */
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
            : 'Check the card number: a digit is wrong.',
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

  const show = (field, message) => {
    document.getElementById(`${field.id}-error`).textContent = message;
    if (message === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  };

  /** The origin of the shop's page, once it has connected. */
  let shop;
  const tell = (message) => shop && parent.postMessage({ source: 'card-fields', ...message }, shop);

  const isAllowed = (origin) =>
    allowed.some((each) => {
      if (!each.endsWith(':*')) return each === origin;
      const host = each.slice(0, -2);
      return origin === host || (origin.startsWith(`${host}:`) && /^\d{1,5}$/.test(origin.slice(host.length + 1)));
    });

  const tellState = () => {
    const found = problems();
    const digits = digitsOf(number);
    const lastFour = found.number === '' ? digits.slice(-4) : undefined;
    const isValid = Object.values(found).every((message) => message === '');
    tell({ type: 'change', isValid, brand: brandOf(digits)[0], lastFour });
  };

  /** Formats a field and keeps the caret behind the same digit. */
  const format = (field, write) => {
    const before = field.value.slice(0, field.selectionStart ?? field.value.length).replace(/\D/g, '').length;
    const text = write(digitsOf(field));
    if (text === field.value) return;
    field.value = text;
    let at = 0;
    for (let seen = 0; seen < before && at < text.length; at += 1) if (/\d/.test(text[at])) seen += 1;
    if (document.activeElement === field) field.setSelectionRange(at, at);
  };

  const formats = {
    number: (digits) => groupsOf(digits.slice(0, isAmex() ? 15 : 16)),
    expiry: (digits) => {
      const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
      return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
    },
    code: (digits) => digits.slice(0, isAmex() ? 4 : 3),
  };

  for (const field of [number, expiry, code]) {
    field.addEventListener('input', () => {
      format(field, formats[field.id]);
      if (field === number) brandText.textContent = brandOf(digitsOf(number))[1];
      // A message goes as soon as its cause does; a new one waits until the field is left.
      if (problems()[field.id] === '') show(field, '');
      tellState();
    });
    field.addEventListener('change', () => show(field, field.value === '' ? '' : problems()[field.id]));
  }

  let isSubmitting = false;

  const focusFirst = (found) => [number, expiry, code].find((field) => found[field.id] !== '')?.focus();

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
      show(document.getElementById(field), message);
      focusFirst({ number: '', expiry: '', code: '', [field]: message });
      return { type: 'invalid' };
    }
    if (!response.ok) return { type: 'failed' };
    return { type: 'token', ...(await response.json()) };
  };

  const submit = async () => {
    if (isSubmitting) return;
    const found = problems();
    for (const field of [number, expiry, code]) show(field, found[field.id]);
    if (Object.values(found).some((message) => message !== '')) {
      focusFirst(found);
      tell({ type: 'invalid' });
      return;
    }
    isSubmitting = true;
    try {
      tell(await requestToken());
    } catch {
      tell({ type: 'failed' });
    } finally {
      isSubmitting = false;
    }
  };

  // The page has no button of its own: the shop's decides. Enter in a field asks the shop to press it.
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) tell({ type: 'submit-requested' });
  });
  form.addEventListener('submit', (event) => event.preventDefault());

  const heightOf = () => Math.ceil(document.documentElement.getBoundingClientRect().height);

  const heard = {
    connect: () => {
      tell({ type: 'ready', height: heightOf() });
      tellState();
    },
    submit: () => void submit(),
    focus: () => number.focus(),
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || parent === window || !isAllowed(origin)) return;
    const type = typeof data === 'object' && data !== null ? data.type : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(heard, type)) return;
    shop = origin;
    heard[type]();
  });

  new ResizeObserver(() => tell({ type: 'height', height: heightOf() })).observe(document.documentElement);
})();
