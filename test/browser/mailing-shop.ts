import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { HttpShopper } from '../support/http-shopper';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import type { SignedInShopper } from '../support/shoppers';

const START_MS = 180_000;
const WORKED_WITHIN_MS = 60_000;

/** A shop of its own whose mail has links, with the browser of its visits. */
export interface MailingShop {
  readonly address: string;
  readonly visit: TestBrowser['visit'];
  /** Runs a statement on the shop's own database. */
  readonly inDatabase: <Result>(run: (database: DatabaseSync) => Result) => Result;
  /** Does the work of a kind now that is planned for later, and waits until it is done or planned anew. */
  readonly workNow: (kind: string) => Promise<void>;
  /** The mails to a customer with this text, in the development outbox, as HTML; the newest first. */
  readonly mailsTo: (customer: SignedInShopper, text: string) => Promise<ReadonlyArray<string>>;
  /** The path to which a link of the newest of these mails leads. Throws when the link is not one of this shop. */
  readonly pathIn: (mails: ReadonlyArray<string>, link: string) => string;
}

/** Starts such a shop for the tests of a file. */
export const setUpMailingShop = (): MailingShop => {
  const dataFolder = makeDataFolder();
  let started: { readonly shop: ShopProcess; readonly browser: TestBrowser } | undefined;
  const running = () => {
    if (started === undefined) throw new Error('the shop is started before the tests, not earlier');
    return started;
  };
  beforeAll(async () => {
    // A shop that only this machine can reach finds its own address from its port.
    const environment = { PORT: String(await freePort()) };
    const [shop, browser] = await Promise.all([startShop({ dataFolder, environment }), TestBrowser.launch()]);
    started = { shop, browser };
  }, START_MS);
  afterEach(() => running().browser.endVisits());
  afterAll(async () => {
    const { shop, browser } = running();
    await Promise.all([browser.close(), shop.stop()]);
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const inDatabase: MailingShop['inDatabase'] = (run) => {
    const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
    try {
      return run(database);
    } finally {
      database.close();
    }
  };
  return {
    get address() {
      return running().shop.address;
    },
    visit: (options = {}) => running().browser.visit({ baseURL: running().shop.address, ...options }),
    inDatabase,
    workNow: async (kind) => {
      const due = 'where kind = ? and done_at is null and run_at = 0';
      inDatabase((database) =>
        database.prepare('update job set run_at = 0 where kind = ? and done_at is null').run(kind),
      );
      await eventually(async () => {
        const open = inDatabase((database) => database.prepare(`select 1 from job ${due}`).all(kind));
        if (open.length > 0) throw new Error(`work was not attended to: ${kind}`);
      }, WORKED_WITHIN_MS);
    },
    mailsTo: async ({ account }, text) => {
      const outbox = (await new HttpShopper(running().shop.address).get('/dev/outbox')).text;
      return outbox.split('<article>').filter((mail) => mail.includes(`To ${account.email},`) && mail.includes(text));
    },
    pathIn: ([mail = ''], link) => {
      const [, origin, path] = new RegExp(`${link}: (http://[^/]+)(/mail/[\\w-]+)`).exec(mail) ?? [];
      if (path === undefined || origin !== running().shop.address) {
        throw new Error(`the mail has no link “${link}” of this shop: ${mail}`);
      }
      return path;
    },
  };
};
