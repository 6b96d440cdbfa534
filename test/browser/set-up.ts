import { rmSync } from 'node:fs';
import { TestBrowser, type BrowserOptions, type VisitedBrowser } from '../support/browser';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';

/** Launches one browser for the tests of a file. The visits of a test end with it. */
export const setUpBrowser = (browserOptions?: BrowserOptions): VisitedBrowser => {
  let launched: TestBrowser | undefined;
  const browser = (): TestBrowser => {
    if (launched === undefined) throw new Error('the browser is launched before the tests, not earlier');
    return launched;
  };
  beforeAll(async () => {
    launched = await TestBrowser.launch(browserOptions);
  });
  afterEach(() => browser().endVisits());
  afterAll(() => browser().close());
  return { visit: (options) => browser().visit(options) };
};

const START_MS = 180_000;

/** Starts a shop of its own for the tests of a file, which asks shoppers for consent before it reports what they do. */
export const setUpShopThatAsks = (): Pick<ShopProcess, 'address' | 'dataFolder'> => {
  const dataFolder = makeDataFolder();
  let started: ShopProcess | undefined;
  beforeAll(async () => {
    started = await startShop({ dataFolder, environment: { STORE_CONF: '{"TRACKING_CONSENT_REQUIRED":"ON"}' } });
  }, START_MS);
  afterAll(async () => {
    await started?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return {
    dataFolder,
    get address() {
      if (started === undefined) throw new Error('the shop is started before the tests, not earlier');
      return started.address;
    },
  };
};
