import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPayments, type PaymentServices } from '../../../backend/payment-services.ts';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { newKey, press } from './support/order-world.ts';

const NUMBERS = ['4242424242424242', '5555555555554444', '4000000000000002', '4000002760003184'];
const CODE = '739';

let folder: string;
let payments: PaymentServices;
let backend: BackendUnderTest;
const providerLog: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-numbers-'));
  payments = await startPayments({
    config: {
      kind: 'embedded',
      host: '127.0.0.1',
      port: 0,
      origin: undefined,
      shopOrigins: ['https://shop.example'],
      minimumChargeCents: 0,
    },
    dataFolder: folder,
    checkoutLimit: 600,
    clock: () => Date.UTC(2030, 0, 14, 12),
    log: { warn: () => undefined },
    logLevel: 'debug',
    logDestination: { write: (line) => void providerLog.push(line) },
  });
  backend = await startBackend({ logLevel: 'trace' }, () => payments);
});
afterAll(async () => {
  await backend.close();
  await payments.close();
  await rm(folder, { recursive: true, force: true });
});

const tokenOf = async (number: string): Promise<string> => {
  const { origin } = payments.cardFields.kind === 'embedded' ? payments.cardFields : { origin: '' };
  const response = await fetch(`${origin}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ number, expiryMonth: 12, expiryYear: 2090, securityCode: CODE }),
  });
  return ((await response.json()) as { token: string }).token;
};

const pay = async (number: string): Promise<number> => {
  const browser = await backend.guest();
  await browser.add('KIB-5');
  await browser.put('cart/@self/x_contact', { email1: 'pat@example.test', phone1: '5555550100' });
  const address = {
    nickName: 'Home',
    addressType: 'Shipping',
    firstName: 'Pat',
    lastName: 'Doe',
    addressLine: ['1 Bark St', '', ''],
    city: 'San Diego',
    state: 'CA',
    zipCode: '92121',
    country: 'US',
    phone1: '5555550100',
  };
  const { body: saved } = await browser.post('person/@self/contact?bypassAVS=true', address);
  await browser.put('cart/@self/shipping_info', { orderId: '.', addressId: saved.addressId, shipModeId: '11' });
  await browser.post('cart/@self/payment_instruction', {
    payMethodId: 'CARD',
    protocolData: [
      { name: 'account', value: await tokenOf(number) },
      { name: 'expire_month', value: '12' },
      { name: 'expire_year', value: '2090' },
      { name: 'brand', value: 'visa' },
      { name: 'last_four', value: number.slice(-4) },
    ],
  });
  const { body: cart } = await browser.get('cart/@self');
  return (await press(browser, { orderId: cart.orderId, total: cart.grandTotal }, newKey())).status;
};

const filesOf = async (path: string): Promise<readonly string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.db/.test(entry.name));
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')));
};

test('[PAY-02] typed card numbers and security codes are in no log and in no database file of the shop', async () => {
  expect(await Promise.all(NUMBERS.map(pay))).toEqual([201, 201, 400, 200]);
  const texts = [...(await filesOf(folder)), ...(await filesOf(backend.dataFolder)), ...backend.log, ...providerLog];
  expect(texts.some((text) => text.includes('pat@example.test'))).toBe(true);
  expect(providerLog.join('')).toContain('/v1/payment_intents');
  for (const number of NUMBERS) {
    for (const space of ['', ' ', '+', '%20']) {
      const text = number.replace(/(.{4})(?=.)/g, `$1${space}`);
      expect(texts.filter((each) => each.includes(text))).toHaveLength(0);
    }
  }
  expect(texts.filter((text) => text.includes(`"securityCode":"${CODE}"`) || text.includes('securityCode'))).toEqual(
    [],
  );
});
