import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { PAGES } from '../../composition/pages/pages';
import { makePageRouter } from '../../composition/pages/router';
import { readSeedPages } from '../../backend/content/seed-pages';
import { CONTENT_PATHS } from '../../core/paths/content-paths';
import { AccountMenu } from '../../ui/chrome/account-menu';
import { Footer } from '../../ui/chrome/footer';
import { FOOTER_GROUPS, LEGAL_LINKS } from '../../ui/chrome/footer-links';
import { ACCOUNT_FORM_ACTIONS } from '../../core/paths/account-form-actions';
import { CHECKOUT_FORM_ACTIONS } from '../../core/paths/checkout-form-actions';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { PAYMENT_FORM_ACTIONS } from '../../core/paths/payment-form-actions';
import { Header } from '../../ui/chrome/header';
import { LINKS } from '../../core/paths/links';
import { serviceLinks } from '../../ui/chrome/header-links';
import { ServicesMenu } from '../../ui/chrome/services-menu';
import { categoryPath } from '../../core/paths/paths';
import { MiniCart } from '../../ui/chrome/mini-cart';
import { Services } from '../../ui/pages/home/services';
import { ProblemPage } from '../../ui/pages/problem/problem-page';
import { hrefsOf, isInternal } from '../support/links';

const seedPages = readSeedPages();

const WRITTEN = new Set(seedPages.map(({ path }) => path));
const router = makePageRouter(PAGES);
/** Addresses that redirect to a page: the cart link recalculates the order and redirects to the cart (RTE-01, RTE-05). */
const REDIRECTS = ['/', '/shop', '/shop/OrderCalculate'];

/** Whether an address has a page; for a content page also a written one. */
const exists = (href: string): boolean => {
  const { pathname } = new URL(href, 'https://shop.test');
  if (REDIRECTS.includes(pathname)) return true;
  const match = router.page(pathname);
  return match?.page === 'content' ? WRITTEN.has(pathname) : match !== undefined;
};

const deadOf = (hrefs: ReadonlyArray<string>): ReadonlyArray<string> =>
  hrefs.filter((href) => isInternal(href) && !exists(href));

const hrefsIn = (element: ReactElement): ReadonlyArray<string> => hrefsOf(renderToStaticMarkup(element));

test('[RTE-07] every address in the chrome exists', () => {
  const tables = [
    ...Object.values(LINKS),
    ...[true, false].flatMap((enrolled) => serviceLinks(enrolled).map(({ url }) => url)),
    ...[...FOOTER_GROUPS.flatMap(({ links }) => links), ...LEGAL_LINKS].map(({ url }) => url),
  ];
  expect(tables.filter(isInternal).length).toBeGreaterThan(60);
  expect(deadOf(tables)).toEqual([]);
});

test('[FTR-01] every link of the footer works', () => {
  const hrefs = hrefsIn(<Footer />);
  expect(hrefs.filter(isInternal).length).toBeGreaterThan(30);
  expect(deadOf(hrefs)).toEqual([]);
  expect(hrefs.filter((href) => !isInternal(href) && !href.startsWith('https://'))).toEqual([]);
});

test.each([true, false])('[HDR-08] every link of the header works; signed in: %s', (isRegistered) => {
  const hrefs = hrefsIn(
    <Header
      navigation={{ items: [] }}
      account={<AccountMenu isRegistered={isRegistered} firstName="Pat" hasGrooming />}
      services={{ enrolledInVitalCare: isRegistered }}
      cart={<MiniCart totalCartQuantity={0} />}
    />,
  );
  expect(hrefs).toEqual(expect.arrayContaining(serviceLinks(isRegistered).map(({ url }) => url)));
  expect(deadOf(hrefs)).toEqual([]);
});

test.each([
  ['the account menu of guests', <AccountMenu isRegistered={false} />],
  ['the account menu', <AccountMenu isRegistered hasGrooming />],
  ['the mini cart', <MiniCart totalCartQuantity={1} />],
  ['the services on the home page', <Services />],
  ['the not-found page', <ProblemPage data={{ kind: 'not-found', reference: 'r', retryPath: '' }} />],
  ['the error page', <ProblemPage data={{ kind: 'broken', reference: 'r', retryPath: '' }} />],
])('[RTE-07] every link of %s works', (_name, element) => {
  const hrefs = hrefsIn(element);
  expect(hrefs.filter(isInternal).length).toBeGreaterThan(0);
  expect(deadOf(hrefs)).toEqual([]);
});

test('[RTE-05] the mini cart links only to the cart', () => {
  const item = { id: '1', thumbnail: undefined, description: 'Kibble', quantity: 1, price: 10 };
  expect(hrefsIn(<MiniCart totalCartQuantity={1} subTotal={10} items={[item]} />)).toEqual([LINKS.cart]);
});

test.each(seedPages.map((page) => [page.path, page] as const))(
  '[RTE-07] every link of the page %s works',
  (path, page) => {
    const { parent, actions = [], sections, relatedLinks = [] } = page;
    const links = [
      ...(parent ? [parent] : []),
      ...actions,
      ...sections.flatMap((part) => part.links ?? []),
      ...relatedLinks,
    ];
    expect(deadOf(links.map(({ url }) => url))).toEqual([]);
    expect(router.page(path)).toMatchObject({ page: 'content' });
  },
);

test('[RTE-07] a content page exists for every address that needs one', () => {
  expect(CONTENT_PATHS.filter((path) => !WRITTEN.has(path))).toEqual([]);
});

test('[RTE-07] no content page uses the address of a form', () => {
  const actions: ReadonlyArray<string> = [
    FORM_ACTIONS,
    CHECKOUT_FORM_ACTIONS,
    PAYMENT_FORM_ACTIONS,
    ACCOUNT_FORM_ACTIONS,
  ].flatMap((of) => Object.values(of));
  expect([...WRITTEN].filter((path) => actions.includes(path))).toEqual([]);
});

test('[HDR-08] the services menu links only to departments in the catalogue', () => {
  const dogs = { url: categoryPath('dog') };
  const pharmacy = { url: categoryPath('pharmacy') };
  expect(hrefsIn(<ServicesMenu departments={[dogs, pharmacy]} />)).toContain(pharmacy.url);
  expect(hrefsIn(<ServicesMenu departments={[dogs]} />)).not.toContain(pharmacy.url);
});
