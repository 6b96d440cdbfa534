/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { checkAnswers, amountOf } from '../../../adapters/card-application/demonstration-bank/bank-application';
import { makeDemonstrationBank } from '../../../adapters/card-application/demonstration-bank/demonstration-bank';
import type { BankSettings } from '../../../adapters/card-application/bank-settings';
import { eventually } from '../../support/eventually';
import { field, fillIn, giveBrowserWhatItLacks, inBank, isAtBank, objections, press, WHOLE } from './bank-visitor';

const PAT = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.test', phone: '6195550100' };
const SETTINGS: BankSettings = {
  card: 'Petco Pay',
  currency: 'USD',
  applicationsUrl: '/api/wcs/resources/store/10151/petco-pay/applications',
};
const TODAY = new Date(2030, 4, 6);

beforeAll(giveBrowserWhatItLacks);

type Answer = () => Promise<Response>;

const answering = (status: number, body: unknown): Answer => {
  return async () => new Response(JSON.stringify(body), { status });
};

const open = (reply: Answer, prescreenId?: string, settings: BankSettings = SETTINGS) => {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const results: unknown[] = [];
  const closings: string[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      reply().then(resolve, reject);
    });
  };
  makeDemonstrationBank({ document, crypto: globalThis.crypto, fetch, CSSStyleSheet }, settings).open({
    prescreenId,
    customer: PAT,
    onResult: (result) => results.push(result),
    onClose: () => closings.push('closed'),
  });
  return { sent, results, closings };
};

afterEach(() => {
  if (isAtBank()) press('Close application');
});

test('[MOD-07] the application focuses its first field, not the close button', () => {
  open(answering(200, {}));
  expect(document.activeElement?.shadowRoot?.activeElement).toBe(field('First name'));
});

test('[PCC-03] says that it is no real bank, is labelled and prefills the known data', () => {
  open(answering(201, {}));
  expect(inBank('dialog').getAttribute('aria-labelledby')).toBe('title');
  expect(inBank('.demo').textContent).toBe('Demonstration bank');
  expect(field('First name').value).toBe('Pat');
  expect(field('Email').value).toBe('pat@example.test');
  expect([field('Date of birth').value, field('Annual income').value]).toEqual(['', '']);
});

test('[PCC-04] sends the decision data without the date of birth and reports the decision', async () => {
  const decision = { callId: 'call-1', message: 'Congratulations!', result: 'APPROVED', status: 'COMPLETE' };
  const { sent, results, closings } = open(answering(201, decision), 'P-443');
  fillIn(WHOLE);
  press('Submit application');
  await eventually(() => expect(results).toEqual([decision]));
  expect(sent).toEqual([
    {
      url: '/api/wcs/resources/store/10151/petco-pay/applications',
      body: { ...PAT, income: '54000', prescreenId: 'P-443', callId: expect.stringMatching(/^[\w-]{36}$/) },
    },
  ]);
  expect(closings).toEqual([]);
  press('Return to store');
  expect(closings).toEqual(['closed']);
  expect(isAtBank()).toBe(false);
});

test('[PCC-04] shows missing values beside their fields, focuses the first one and sends nothing', () => {
  const { sent } = open(answering(201, {}));
  fillIn({ 'First name': ' ', 'Annual income': 'a lot' });
  press('Submit application');
  expect(objections()).toEqual({
    'First name': 'Enter your first name.',
    'Date of birth': 'Enter your date of birth as month, day and year: MM/DD/YYYY.',
    'Annual income': 'Enter your annual income in US dollars, such as 45,000.',
  });
  expect(field('First name').getAttribute('aria-invalid')).toBe('true');
  expect(field('First name').getRootNode()).toHaveProperty('activeElement', field('First name'));
  expect(sent).toEqual([]);
});

test("[PCC-04] shows the bank's objections beside their fields and can be sent again", async () => {
  const refused = { errors: [{ errorMessage: 'lastName accepts letters only.', errorParameters: 'lastName' }] };
  const { results, sent } = open(answering(400, refused));
  fillIn(WHOLE);
  press('Submit application');
  await eventually(() => expect(objections()).toEqual({ 'Last name': 'lastName accepts letters only.' }));
  expect(results).toEqual([]);
  press('Submit application');
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body['callId']).toBe(sent[0]?.body['callId']);
});

test.each([
  ['refuses', answering(401, { errors: [{ errorMessage: 'Sign in first.' }] }), 'REFUSED', 'Sign in first.'],
  ['returns malformed data', answering(201, []), 'UNREADABLE', ''],
])('[PCC-04] treats a bank that %s as an ERROR', async (_case, reply, status, message) => {
  const { results } = open(reply);
  fillIn(WHOLE);
  press('Submit application');
  await eventually(() =>
    expect(results).toEqual([{ callId: expect.stringMatching(/^[\w-]{36}$/), message, result: 'ERROR', status }]),
  );
});

const alertText = (): string => inBank('[role="status"]').textContent;

test.each([
  ['fails', async () => new Response('<html>', { status: 500 }), /^We can’t reach the bank right now\./],
  ['is down', answering(503, { errors: [] }), /^We can’t reach the bank right now\./],
  ['exceeds the time limit', answering(504, { errors: [] }), /^The bank didn’t respond in time\./],
  ['cannot be reached', () => Promise.reject(new Error('offline')), /^We can’t reach the bank right now\./],
])(
  '[PCC-04] [PLT-03] keeps the form and resends the same application with a bank that %s',
  async (_case, fail, recorded) => {
    const responses = [fail, answering(201, { callId: 'c', result: 'APPROVED', message: 'Yes.', status: 'OK' })];
    const { results, sent } = open(async () => (responses.shift() ?? answering(500, {}))());
    fillIn(WHOLE);
    press('Submit application');
    await eventually(() => expect(alertText()).toMatch(recorded));
    expect(alertText()).toContain('What you entered is still here.');
    expect([results, field('Annual income').value]).toEqual([[], WHOLE['Annual income']]);
    press('Try again');
    await eventually(() => expect(results).toMatchObject([{ result: 'APPROVED' }]));
    expect(sent[1]).toEqual(sent[0]);
  },
);

test('[PCC-04] stops waiting for the bank after 15 s', async () => {
  jest.useFakeTimers();
  try {
    const { results } = open(() => new Promise<Response>(() => undefined));
    fillIn(WHOLE);
    press('Submit application');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(alertText()).toBe('The bank is reviewing your application.');
    await jest.advanceTimersByTimeAsync(1);
    expect(alertText()).toMatch(/^The bank didn’t respond in time\./);
    expect(results).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('[PCC-04] gives no result after closing, whatever the bank responds later', async () => {
  let decide: (response: Response) => void = () => undefined;
  const { results, closings } = open(() => new Promise((resolve) => (decide = resolve)));
  fillIn(WHOLE);
  press('Submit application');
  press('Close application');
  decide(new Response(JSON.stringify({ result: 'APPROVED' }), { status: 201 }));
  await new Promise((resolve) => setTimeout(resolve));
  expect([results, closings]).toEqual([[], ['closed']]);
});

test('[MOD-07] prevents the page behind from scrolling while the application is open', () => {
  open(answering(201, {}));
  expect(document.documentElement.style.overflow).toBe('hidden');
  press('Not now');
  expect(document.documentElement.style.overflow).toBe('');
});

test('[PCC-04] it asks for the income, and says how it decides, in the currency of the shop', () => {
  open(answering(201, {}), undefined, { ...SETTINGS, card: 'Paw Card', currency: 'EUR' });
  expect(inBank('h2').textContent).toBe('Paw Card credit card application');
  expect(inBank('#income-hint').textContent).toBe('In euros, before taxes.');
  expect(inBank('details').textContent).toContain('From €24,000 a year: approved.');
  fillIn({ ...WHOLE, 'Annual income': 'a lot' });
  press('Submit application');
  expect(objections()).toEqual({ 'Annual income': 'Enter your annual income in euros, such as 45,000.' });
});

test.each([
  ['05/06/2012', undefined],
  ['05/07/2012', 'You must be 18 or older to apply.'],
  ['5-6-1990', undefined],
  ['02/30/1990', 'Enter your date of birth as month, day and year: MM/DD/YYYY.'],
  ['1990', 'Enter your date of birth as month, day and year: MM/DD/YYYY.'],
  ['01/01/1890', 'Check your year of birth.'],
])('[PCC-04] on 05/06/2030 the date of birth %s: %s', (birthDate, error) => {
  expect(checkAnswers({ ...PAT, birthDate, income: '54000' }, TODAY, 'USD')).toEqual(
    error === undefined ? {} : { birthDate: error },
  );
});

test.each([
  ['45000', '45000'],
  [' $45,000.50 ', '45000.50'],
  ['€ 45,000', '45000'],
  ['4,50', undefined],
  ['-1', undefined],
  ['', undefined],
])('[PCC-04] an income of %j is %s', (reply, amount) => {
  expect(amountOf(reply)).toBe(amount);
});
