import type { PageHistory } from '../../core/shared/page-history';
import type { Making } from './making';

/** The world around a PageHistory: a browser that shows `/shop/en/petcostore/search?query=dog` as its first page. */
export interface PageHistoryWorld {
  readonly history: PageHistory;
  /** Goes back; resolves after the page was notified. */
  readonly goesBack: () => Promise<void>;
  /** The address of the last page load, if there was one. */
  readonly left: () => string | undefined;
}

export const FIRST_URL = '/shop/en/petcostore/search?query=dog';

/** Every PageHistory, fake or real, passes this. */
export const pageHistoryContract = (name: string, makeWorld: Making<PageHistoryWorld>): void => {
  describe(`[PLT-02] ${name} as a PageHistory`, () => {
    test('returns path and query of the page', async () => {
      const { history } = await makeWorld();
      expect(history.current()).toBe(FIRST_URL);
    });

    test('a new entry changes the URL without loading a page', async () => {
      const { history, left } = await makeWorld();
      history.push(`${FIRST_URL}&page=2`)();
      expect(history.current()).toBe(`${FIRST_URL}&page=2`);
      expect(left()).toBeUndefined();
    });

    test('[PRO-01] a replaced URL takes the place of the current one without loading a page', async () => {
      const { history, left, goesBack } = await makeWorld();
      history.push(`${FIRST_URL}&page=2`)();
      history.replace(`${FIRST_URL}&page=3`)();
      expect([history.current(), left()]).toEqual([`${FIRST_URL}&page=3`, undefined]);
      await goesBack();
      expect(history.current()).toBe(FIRST_URL);
    });

    test('notifies with the current URL after going back', async () => {
      const { history, goesBack } = await makeWorld();
      const seen: string[] = [];
      const stop = history.whenReturned((url) => void seen.push(url));
      history.push(`${FIRST_URL}&page=2`)();
      history.push(`${FIRST_URL}&page=3`)();
      await goesBack();
      await goesBack();
      stop();
      expect(seen).toEqual([`${FIRST_URL}&page=2`, FIRST_URL]);
      expect(history.current()).toBe(FIRST_URL);
    });

    test('stops notifying after the listener unsubscribes', async () => {
      const { history, goesBack } = await makeWorld();
      const seen: string[] = [];
      history.whenReturned((url) => void seen.push(url))();
      history.push(`${FIRST_URL}&page=2`)();
      await goesBack();
      expect(seen).toEqual([]);
    });

    test('leaving loads another page', async () => {
      const { history, left } = await makeWorld();
      history.leave('/returns')();
      expect(left()).toBe('/returns');
    });

    test.each(['//evil.test', '/\\evil.test', '/..//evil.test', 'javascript:alert(1)', 'http://evil.test', ''])(
      'leaving for the forbidden address %p goes to the store home',
      async (url) => {
        const { history, left } = await makeWorld();
        history.leave(url)();
        expect(left()).toBe('/shop/en/petcostore');
      },
    );

    test('changes nothing before the effect runs', async () => {
      const { history, left } = await makeWorld();
      history.push('/returns');
      history.replace('/returns');
      history.leave('/returns');
      expect([history.current(), left()]).toEqual([FIRST_URL, undefined]);
    });
  });
};
