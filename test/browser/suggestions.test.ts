import { DESKTOP, openHydrated, PHONE, tabsOf, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { onShop, placeOf } from './shop-page';
import { activeOption, openSuggestions, options, phrases, suggested } from './suggestions-page';
import { isScriptOf } from '../support/built-scripts';

const browser = setUpBrowser();

const SUGGESTIONS = '**/api/search/autocomplete/**';

test('[SRC-02, PLT-03] loads nothing of the suggestions before the box has the focus', async () => {
  const { page } = await browser.visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(PATHS.home, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const isScript = isScriptOf(/\/suggestions\.tsx$|constructorio-client/);
  const ofSuggestions = (): ReadonlyArray<string> =>
    fetched.filter((url) => isScript(new URL(url)) || /\/api\/search\/(autocomplete|recommendations)/.test(url));
  expect(ofSuggestions()).toEqual([]);
  await onShop(page).searchBox.focus();
  await options(page).first().waitFor();
  expect(ofSuggestions()).not.toEqual([]);
});

test('[SRC-12] leads from an empty box to a product with the keyboard alone', async () => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, PATHS.home);
  await onShop(page).searchBox.focus();
  // All letters at once: a busy machine has the list of the first ones, too, which the last list replaces.
  await page.keyboard.insertText('dog food');
  await phrases(page, 'dog food').first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await activeOption(page)).toContain('dog food');
  await page.keyboard.press('End');
  const last = (await activeOption(page)) ?? '';
  expect(last).toContain('$');
  const target = await options(page).last().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'productSearch')?.value ?? '';
  expect(JSON.parse(decodeURIComponent(kept))).toMatchObject({ count: 10, term: 'dog food' });
  expect(consoleMessages.filter((message) => /error/i.test(message) && !/status of|resource/.test(message))).toEqual(
    [],
  );
});

test('[SRC-02, SRC-12] Escape closes and keeps the text, Tab closes, and the focus moves correctly', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  const { searchBox } = onShop(page);
  await page.keyboard.press('Escape');
  await options(page).first().waitFor({ state: 'detached' });
  expect(await searchBox.inputValue()).toBe('dog');
  expect(await searchBox.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await options(page).first().waitFor();
  await page.keyboard.press('Tab');
  await options(page).first().waitFor({ state: 'detached' });
  expect(await searchBox.evaluate((box) => box === document.activeElement)).toBe(false);
});

test('[SRC-02] a click on the dimmer or the close button closes it', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  await page.mouse.click(DESKTOP.width - 20, DESKTOP.height - 20);
  await options(page).first().waitFor({ state: 'detached' });
  expect(placeOf(page)).toBe(PATHS.home);
  await onShop(page).searchBox.click();
  await options(page).first().waitFor();
  await page.locator('header').getByRole('button', { name: 'Close', exact: true }).click();
  await options(page).first().waitFor({ state: 'detached' });
});

test('[SRC-12] tapping a suggestion opens its results, which keep the term', async () => {
  const { page } = await browser.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openHydrated(page, PATHS.home);
  await onShop(page).searchBox.tap();
  await options(page).first().waitFor();
  await suggested(page, 'dog');
  expect(await options(page).count()).toBeLessThanOrEqual(10);
  const first = options(page).first();
  const text = (await first.textContent()) ?? '';
  await first.tap();
  await page.waitForURL('**/search?query=*');
  expect(await onShop(page).searchBox.inputValue()).toBe(text);
});

test('[SRC-04] the middle button opens a suggestion in a new tab', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  const product = options(page).last();
  const target = (await product.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/shop\/en\/petcostore\/product\//);
  await product.click({ button: 'middle' });
  await eventually(async () => {
    const tabs = await tabsOf(page);
    expect(tabs.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining([PATHS.home, target]));
  });
  expect(placeOf(page)).toBe(PATHS.home);
});

test("[SRC-03] keeps every letter, focus and caret while typing fast during the panel's load", async () => {
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.home);
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(isScriptOf(/widgets\/search\/suggestions\.tsx$/), async (route) => {
    await held;
    await route.continue();
  });
  const { searchBox } = onShop(page);
  await searchBox.evaluate((box) => box.setAttribute('data-same', ''));
  await searchBox.click();
  await page.keyboard.type('dg');
  await page.keyboard.press('ArrowLeft');
  letIn();
  await page.keyboard.type('o', { delay: 5 });
  await phrases(page, 'dog').first().waitFor();
  await page.keyboard.type('i');
  expect(await page.locator('input[data-same]').inputValue()).toBe('doig');
  expect(
    await searchBox.evaluate((box) => [box === document.activeElement, (box as HTMLInputElement).selectionStart]),
  ).toEqual([true, 3]);
});

test('[SRC-03] never shows an older list below a newer text, however fast the typing', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  // The first responses arrive last.
  let turn = 0;
  await page.route(SUGGESTIONS, async (route) => {
    turn += 1;
    const wait = Math.max(0, 900 - turn * 300);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    const stale: string[] = [];
    Object.assign(window, { stale });
    const box = document.querySelector<HTMLInputElement>('header input[name="query"]');
    new MutationObserver(() => {
      const phrases = [...document.querySelectorAll('header [data-section="phrases"] [role="option"]')];
      const letter = box?.value.trim().charAt(0).toLowerCase() ?? '';
      const misfits = phrases.filter((phrase) => !(phrase.textContent ?? '').toLowerCase().includes(letter));
      if (phrases.length > 0 && misfits.length === phrases.length)
        stale.push(`${box?.value}: ${phrases[0]?.textContent}`);
    }).observe(document.querySelector('header') ?? document, { subtree: true, childList: true, characterData: true });
  });
  for (const text of ['fish', 'cat', 'bird', 'cat litter', 'kitten', 'puppy']) {
    await onShop(page).searchBox.fill('');
    await page.keyboard.type(text, { delay: 35 });
    // Long enough for some requests to be sent, short enough that no slow response has arrived.
    await page.waitForRequest(SUGGESTIONS, { timeout: 450 }).catch(() => undefined);
  }
  await phrases(page, 'puppy').first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'stale') as ReadonlyArray<string>)).toEqual([]);
});

test('[SRC-03] requests suggestions once for each text and paints them after the pause in typing', async () => {
  const { page } = await browser.visit();
  await openSuggestions(page, 'dog');
  const texts = ['cat', 'fish food', 'bird', 'salmon', 'leash'];
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, text] = /\/api\/search\/autocomplete\/([^?]*)/.exec(request.url()) ?? [];
    if (text !== undefined) requested.push(decodeURIComponent(text));
  });
  const waits: number[] = [];
  for (const text of texts) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const header = document.querySelector('header') as HTMLElement;
          let typed = 0;
          header.addEventListener('input', () => (typed = performance.now()), { once: true });
          let wasEmpty = false;
          const watch = new MutationObserver(() => {
            const isThere = header.querySelector('[role="option"]') !== null;
            if (!isThere) wasEmpty = true;
            else if (wasEmpty) {
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
            }
          });
          watch.observe(header, { subtree: true, childList: true });
        }),
    );
    await onShop(page).searchBox.fill(text);
    waits.push((await painted) - 300);
  }
  process.stdout.write(`suggestions painted after the pause, in ms: ${waits.map(Math.round).join(', ')}\n`);
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(0);
  expect(requested).toEqual(texts);
});
