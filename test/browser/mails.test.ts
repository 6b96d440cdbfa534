import type { Page } from 'playwright-core';
import { mailHtml, mailText } from '../../backend/mail/mail-markdown.ts';
import { WHY_SENT } from '../../backend/mail/why-sent.ts';
import { PHONE } from '../support/browser';
import { guestWithOrder } from '../support/placed-order';
import { sampleMails } from '../support/sample-mails';
import { findProducts } from '../support/sample-products';
import { overflowOf, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

/** What is wrong with the mail in this page, in one color scheme. A word that does not fit makes a label one letter wide. */
const problemsOf = async (page: Page, colorScheme: 'light' | 'dark'): Promise<ReadonlyArray<string>> => {
  await page.emulateMedia({ colorScheme });
  await putAxeIn(page);
  const sideways = await overflowOf(page);
  const labels = await page.locator('th').evaluateAll((cells) => cells.filter((cell) => cell.clientWidth < 90).length);
  return [
    ...(await violationsOf(page)),
    ...(sideways > 0 ? [`${sideways} px wider than the screen`] : []),
    ...(labels > 0 ? [`${labels} narrow labels`] : []),
  ].map((problem) => `${colorScheme}: ${problem}`);
};

const MARKUP = /<\/?[a-z]|&(?:amp|lt|gt|quot|#39);|\*\*|^#|^\||\]\(|\\/im;

const samples = sampleMails();

test('[ORD-03] [ACC-08] [RPD-03] [ACC-06] a sample stands for each kind of mail that the backend sends', () => {
  expect([...new Set(samples.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(WHY_SENT).toSorted());
});

describe.each(Object.keys(WHY_SENT))('[ORD-03] [ACC-08] [RPD-03] [ACC-06] mail of the kind %s', (kind) => {
  const mails = samples.filter((mail) => mail.kind === kind);

  test('fits a phone and passes axe, light and dark', async () => {
    const { page, consoleMessages } = await browser.visit({ ...READY_FOR_AXE, viewport: PHONE });
    for (const { subject, markdown } of mails) {
      await page.setContent(mailHtml(subject, markdown));
      expect([...(await problemsOf(page, 'light')), ...(await problemsOf(page, 'dark'))]).toEqual([]);
      expect(await page.locator('h1').allTextContents()).toEqual([subject]);
    }
    expect(consoleMessages).toEqual([]);
  });

  test('says the same as plain text, without markup and with every link, the last one to customer care', async () => {
    const { page } = await browser.visit();
    for (const { subject, markdown } of mails) {
      const text = mailText(markdown);
      expect(text).not.toMatch(MARKUP);
      await page.setContent(mailHtml(subject, markdown));
      const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.filter((link) => !text.includes(link))).toEqual([]);
      expect(links.at(-1)).toMatch(/\/contact-us$/);
    }
  });
});

test('[ORD-03] the mail of an order that was just placed fits a phone and passes axe, light and dark', async () => {
  const [{ sku: first = '' } = {}, { sku: second = '' } = {}] = (await findProducts()).inStock;
  const { orderId } = await guestWithOrder([{ partNumber: first, quantity: 2 }, { partNumber: second }]);
  const { page } = await browser.visit({ ...READY_FOR_AXE, viewport: PHONE });
  await page.goto('/dev/outbox');
  const mail = page.getByRole('article').filter({ hasText: `Thanks for your order ${orderId}` });
  const text = await mail.locator('pre').textContent();
  expect(text).not.toMatch(MARKUP);
  // A shop on a free port does not know its own address, so this mail has no link.
  expect(text).toContain('Questions? See “Contact us” on our site.');
  await mail.getByRole('link', { name: 'As HTML' }).click();
  await page.getByRole('heading', { level: 1, name: `Thanks for your order ${orderId}` }).waitFor();
  expect([...(await problemsOf(page, 'light')), ...(await problemsOf(page, 'dark'))]).toEqual([]);
  expect(await page.locator('main img').count()).toBe(2);
});
