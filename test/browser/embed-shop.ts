import { TestBrowser } from '../support/browser';
import { startShop, type ShopProcess } from '../support/shop-process';
import { HostSite } from './embed-host';

/** The setup of embed tests: a browser, a partner's site, and a shop that shows its ads there. */
export interface EmbedShop {
  readonly browser: TestBrowser;
  readonly host: HostSite;
  readonly shop: ShopProcess;
}

/** Opens all three before the tests of a file and closes them afterwards; `opened` receives them. */
export const openEmbedShop = (opened: (all: EmbedShop) => void): void => {
  let browser: TestBrowser | undefined;
  let host: HostSite | undefined;
  let shop: ShopProcess | undefined;

  beforeAll(async () => {
    browser = await TestBrowser.launch({ withPictures: true });
    host = await HostSite.start();
    shop = await startShop({ environment: { AD_ORIGINS: host.origin } });
    opened({ browser, host, shop });
  }, 180_000);
  afterEach(() => browser?.endVisits());
  afterAll(async () => {
    await Promise.all([browser?.close(), host?.stop(), shop?.stop()]);
  });
};
