import { render, screen } from '@testing-library/react';
import { ERROR_PAGE_PATHS, type ErrorPage as Kind } from '../../../core/errors/error-pages';
import { makeErrorLoader } from '../../../ui/pages/error/error-loader';
import { ErrorPage } from '../../../ui/pages/error/error-page';

const HOME = '/shop/en/petcostore';

const load = (path: string, { isPersonal = true, isEnded = false, query = '' } = {}) =>
  makeErrorLoader({ endUnknownSession: async () => isEnded, shop: 'Petco' })({
    path,
    parameters: {},
    query: new URLSearchParams(query),
    cameFrom: undefined,
    isPersonal,
  })();

test.each<[Kind, string]>([
  ['prohibited-character', 'Some characters aren’t allowed'],
  ['cross-site-request-forgery', 'We blocked that request for your safety'],
  ['cookie', 'Your session has expired'],
])('[ERR-02] [ERR-03] the %s page has its own content and a link onward', async (kind, title) => {
  const outcome = await load(ERROR_PAGE_PATHS[kind]);
  expect(outcome).toMatchObject({ kind: 'page', data: { kind }, head: { isIndexed: false }, isShareable: false });
  render(<ErrorPage data={{ kind, returnPath: HOME }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/shop/en/petcostore');
});

test('[ERR-02] the prohibited-character page links to the logon form', () => {
  render(<ErrorPage data={{ kind: 'prohibited-character', returnPath: HOME }} />);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/shop/LogonForm');
});

test('[ERR-03] the cookie page after an ended session links to the logon form and home', async () => {
  const outcome = await load(ERROR_PAGE_PATHS.cookie, { isEnded: true });
  expect(outcome).toMatchObject({
    data: { kind: 'cookie', isSessionEnded: true },
    head: { title: 'Your session has ended | Petco' },
  });
  render(<ErrorPage data={{ kind: 'cookie', isSessionEnded: true, returnPath: HOME }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your session has ended');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/shop/LogonForm');
});

test('[ERR-03] makes no session request for a shopper without a session', async () => {
  const outcome = await load(ERROR_PAGE_PATHS.cookie, { isPersonal: false, isEnded: true });
  expect(outcome).toMatchObject({ data: { kind: 'cookie', isSessionEnded: false } });
});

test('[ERR-03] the cookie page of a session that could not be ended offers to end it and links to the logon form', () => {
  const { container } = render(
    <ErrorPage data={{ kind: 'cookie', isSessionEnded: false, returnPath: '/account/addresses' }} />,
  );
  expect(screen.getByRole('button', { name: 'Start a new session' })).toBeDefined();
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/shop/Logoff', 'post']);
  expect(new FormData(form ?? undefined).get('next')).toBe('logon-form');
  expect(new FormData(form ?? undefined).get('URL')).toBe('/account/addresses');
});

test.each([
  ['/account/addresses?edit=new', '/account/addresses?edit=new'],
  ['https://evil.test/', HOME],
  ['/shop/CookieErrorView', HOME],
  ['', HOME],
])('[ERR-03] [ACC-01] after the sign-in the shopper returns from %s to %s', async (wanted, returnPath) => {
  const outcome = await load(ERROR_PAGE_PATHS.cookie, {
    isEnded: true,
    query: new URLSearchParams({ URL: wanted }).toString(),
  });
  expect(outcome).toMatchObject({ data: { returnPath } });
  render(<ErrorPage data={{ kind: 'cookie', isSessionEnded: true, returnPath }} />);
  const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href');
  expect(href).toBe(returnPath === HOME ? '/shop/LogonForm' : `/shop/LogonForm?URL=${encodeURIComponent(returnPath)}`);
});

test('[RTE-09] ignores other paths', async () => {
  expect(await load('/shop/OtherErrorView')).toEqual({ kind: 'not-found' });
});

test.each([
  { kind: 'prohibited-character', isSessionEnded: false },
  { kind: 'cookie', isSessionEnded: false },
  { kind: 'cookie', isSessionEnded: true },
] as const)('[ERR-02] [ERR-03] promises a saved cart to shoppers with an account only: %j', (page) => {
  render(<ErrorPage data={{ ...page, returnPath: HOME }} />);
  expect(screen.getByText(/If you have an account.*your cart and lists are saved to it\./)).toBeDefined();
});
