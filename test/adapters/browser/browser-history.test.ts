/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { BrowserHistory } from '../../../adapters/browser/browser-history';
import { FIRST_URL, pageHistoryContract } from '../../contracts/page-history.contract';

/** This test's window without page loads, which jsdom cannot do. */
const makeWorld = () => {
  window.history.replaceState(null, '', FIRST_URL);
  let left: string | undefined;
  const location = {
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    assign: (url: string | URL) => {
      left = String(url);
    },
  } as Location;
  const history = new BrowserHistory({
    location,
    history: window.history,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  });
  return {
    history,
    left: () => left,
    goesBack: () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.back();
      }),
  };
};

pageHistoryContract('BrowserHistory', makeWorld);

test('[RTE-04] the page keeps working in a browser that accepts no more history entries', () => {
  const { history } = makeWorld();
  const push = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  expect(() => history.push('/shop/en/petcostore')()).not.toThrow();
  push.mockRestore();
  expect(history.current()).toBe(FIRST_URL);
});
