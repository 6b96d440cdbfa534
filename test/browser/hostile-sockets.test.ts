import { shopAddress, TestBrowser } from '../support/browser';
import { HOSTILE_REQUESTS } from '../support/hostile-requests';
import { exchangeRaw, rawRequest } from '../support/raw-http';
import { PATHS } from '../support/sample-products';

const port = Number(new URL(shopAddress()).port);

test.each(Object.entries(HOSTILE_REQUESTS))(
  '[PLT-03] the running shop keeps responding after each of %s',
  async (_group, requests) => {
    for (const [name, bytes, leaves = false] of requests) {
      const { status = 400 } = await exchangeRaw(port, bytes, { leaves });
      expect({ name, isFault: status >= 500 && status !== 503 }).toEqual({ name, isFault: false });
      const health = await exchangeRaw(port, rawRequest('GET /healthz HTTP/1.1'));
      expect({ name, status: health.status }).toEqual({ name, status: 200 });
    }
  },
);

test('[PLT-03] every icon that a page names exists', async () => {
  const browser = await TestBrowser.launch();
  try {
    const { page, consoleMessages } = await browser.visit();
    await page.goto(PATHS.home);
    const icons = await page.$$eval('link[rel="icon"], link[rel="apple-touch-icon"]', (links) =>
      links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')),
    );
    expect(icons).toHaveLength(3);
    for (const icon of [...icons, new URL('/favicon.ico', shopAddress()).href]) {
      expect([icon, (await fetch(icon)).status]).toEqual([icon, 200]);
    }
    expect(consoleMessages).toEqual([]);
  } finally {
    await browser.close();
  }
});
