import { newPetPath } from '../../ui/pages/account/pets/pets-data';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { untilHydrated } from '../support/browser';
import { aCustomer, copyCookies } from '../support/shoppers';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

/** Signs a shopper in who posts a pet of an unusual weight. With `isLate` the application never runs. */
const afterRefusal = async (isLate: boolean) => {
  const { page, context } = await browser.visit();
  await copyCookies(context, (await aCustomer('Kim')).shopper);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted.push(request.url());
  });
  await page.goto(newPetPath('dog'));
  if (isLate) {
    const application = await page.locator('meta[name="application"]').getAttribute('content');
    await page.route(`**${application}`, (route) => route.abort());
    await page.reload();
  } else await untilHydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Bella');
  await page.getByLabel('Breed').selectOption('Beagle');
  await page.getByLabel('Weight (lb)').fill('200');
  await page.getByRole('main').getByRole('button', { name: 'Save pet' }).click();
  await page.getByText('Is 200 lb right?').waitFor();
  // The answer has the address of its page.
  await page.waitForURL(({ pathname, search }) => pathname + search === newPetPath('dog'));
  return { page, posted };
};

describe.each([
  ['before the application runs', true],
  ['after hydration', false],
])('a form that was posted %s and refused', (_, isLate) => {
  test('[PLT-03] [ACC-04] is reached with Back without another post', async () => {
    const { page, posted } = await afterRefusal(isLate);
    expect(posted).toHaveLength(1);
    await page.goto(ACCOUNT_PATHS.profile);
    await page.goBack();
    await page.getByRole('button', { name: 'Save pet' }).waitFor();
    expect(posted).toHaveLength(1);
  });

  test('[PLT-03] [ACC-04] is loaded afresh by a reload', async () => {
    const { page, posted } = await afterRefusal(isLate);
    await page.reload();
    await page.getByRole('button', { name: 'Save pet' }).waitFor();
    expect(posted).toHaveLength(1);
  });
});
