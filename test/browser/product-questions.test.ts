import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { signIn } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const ACCOUNT = { email: 'casey@example.test', password: 'Pawsome123' };

const urlOf = (index: number): string => finds.inStock[index]?.url ?? '';

test.each([
  ['a wide screen', { viewport: DESKTOP }, 0],
  ['a phone without scripts', { viewport: PHONE, javaScriptEnabled: false }, 1],
])('[PRO-05] on %s a shopper searches, asks what is not answered, and answers', async (_, options, index) => {
  const { page } = await browser.visit(options);
  await page.goto(urlOf(index));
  await page.getByRole('link', { name: /See all \d+ questions|Ask a question/ }).click();
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('glow in the dark');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.getByText('No questions found for “glow in the dark”.').waitFor();
  await page.getByRole('link', { name: 'Sign in to ask' }).click();
  await signIn(page, ACCOUNT);
  const question = `Does number ${index} of these glow in the dark?`;
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.getByRole('button', { name: 'Ask question' }).click();
  await page.getByText('Thanks! Your question is published.').waitFor();
  const asked = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question }) });
  await asked.getByText('Answer this question').click();
  await asked.getByRole('textbox', { name: 'Your answer' }).fill('Ours does not glow.');
  await asked.getByRole('button', { name: 'Post answer' }).click();
  await page.getByText('Thanks! Your answer is published.').waitFor();
  await page.waitForLoadState('domcontentloaded');
  expect(await page.getByRole('main').innerText()).toMatch(/Ours does not glow\.\s+Answered by Casey/);
});

test('[PRO-05] the product page shows the first questions with their best answers', async () => {
  const { page } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, urlOf(2));
  const section = page.getByRole('region', { name: 'Questions and answers' });
  expect(await section.getByRole('heading', { level: 3 }).count()).toBe(2);
});

test('[PLT-03] the page of questions has no accessibility violations', async () => {
  const { page } = await browser.visit(READY_FOR_AXE);
  await openHydrated(page, `${urlOf(2)}/questions?q=food`);
  expect(await violationsEverywhere(page)).toEqual({});
});
