import { makeUnitOfWork, type UnitOfWork } from '../../../backend/database/unit-of-work.ts';
import { makeMailTokens } from '../../../backend/mail/mail-tokens.ts';
import { makeMailer, makeMailSealer } from '../../../backend/mail/mailer.ts';
import { makeStopPage } from '../../../backend/mail/stop-page.ts';
import { watchStock } from '../../../backend/stock-notices/watch-stock.ts';
import {
  PASSWORD,
  SERVER_SECRET,
  startBackend,
  type BackendUnderTest,
} from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { mailedCode } from '../commerce/support/outbox.ts';
import { ask, MINUTE_MS, setStockOf, stockMails } from './support/notices.ts';

const ORIGIN = 'https://shop.example.test';
const FORMER = 'robin@example.test';
const PRESENT = 'robin.new@example.test';

const tokens = makeMailTokens(SERVER_SECRET);

let backend: BackendUnderTest;
let robin: Browser;
beforeEach(async () => {
  backend = await startBackend({ publicOrigin: ORIGIN, resetLimit: 1_000 });
  robin = await backend.registered(FORMER);
  await setStockOf(backend, 'LIT-FEW', { location: 'online', quantity: 0 });
});
afterEach(() => backend.close());

/** Looks at the stock, and acts after the requests were read and before the first one is mailed. */
const lookWhile = async (act: () => Promise<unknown>): Promise<void> => {
  await setStockOf(backend, 'LIT-FEW', { location: 'online', quantity: 5 });
  backend.advance(MINUTE_MS);
  const unitOfWork = makeUnitOfWork(backend.database);
  let acts = 0;
  const interrupted: UnitOfWork = {
    run: async (job) => {
      acts += 1;
      if (acts === 1) await act();
      return unitOfWork.run(job);
    },
  };
  const shop = { name: 'Petco', pageOrigin: ORIGIN };
  await watchStock(
    {
      database: backend.database,
      unitOfWork: interrupted,
      mailer: makeMailer(makeMailSealer(SERVER_SECRET), () => backend.now(), shop),
      stopPage: makeStopPage(tokens, ORIGIN),
      pageOrigin: ORIGIN,
    },
    backend.now(),
  );
  expect(acts).toBe(1);
};

test('[ACC-06] [ACC-02] a mail about a product that is back goes to the address that its account changes to at that moment', async () => {
  await ask(robin, 'LIT-FEW');
  await robin.post('person/@self/x_email', { email1: PRESENT, xcred_logonPasswordOld: PASSWORD });
  const validationCode = await mailedCode(backend.database, PRESENT, 'email-code');
  await lookWhile(async () => {
    expect((await robin.post('person/@self/x_email/confirm', { validationCode })).status).toBe(200);
  });
  const [mail, ...others] = await stockMails(backend);
  expect([mail?.to, others]).toEqual([PRESENT, []]);
  expect(mail?.text).toMatch(/^Hello Robin/m);
  // Its way out stops the mail of the new address.
  const token = mail?.unsubscribe?.slice(`${ORIGIN}/mail/`.length) ?? '';
  expect(tokens.read(token)?.email).toBe(PRESENT);
});

test('[ACC-06] a request that its guest takes back while the stock is looked at is not mailed', async () => {
  const guest = await backend.guest();
  const { body } = await ask(guest, 'LIT-FEW', { email1: 'guest@example.test' });
  await lookWhile(async () => {
    expect((await guest.post('x_stockNotice/x_undo', { x_undo: body.x_undo })).status).toBe(200);
  });
  expect(await stockMails(backend)).toEqual([]);
});

test('[ACC-06] a request whose account is deleted while the stock is looked at is not mailed', async () => {
  await ask(robin, 'LIT-FEW', { email1: 'friend@example.test' });
  await lookWhile(async () => {
    expect((await robin.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  });
  expect(await stockMails(backend)).toEqual([]);
});
