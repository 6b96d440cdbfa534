import { observable, runInAction } from 'mobx';
import { startHeader, type LateHeader } from '../../../composition/chrome/start-header';

const HTML = `
  <header id="header">
    <a href="/sign-in" data-opens="dialog">Sign in</a>
    <a href="/stores" data-opens="dialog">Stores</a>
    <a href="/cart">Cart</a>
    <span data-place="zip">Enter ZIP</span>
    <span data-place="store">Find a store</span>
    <span data-coupons="shown"></span><span data-coupons="spoken">Rewards</span>
    <details open><summary>Dog</summary></details>
  </header>`;

interface World {
  readonly header: HTMLElement;
  readonly link: (text: string) => HTMLAnchorElement;
  /** What happened, in order. */
  readonly log: ReadonlyArray<string>;
  readonly finish: () => void;
  readonly fail: () => void;
  readonly runOut: () => void;
  readonly state: {
    account: LateHeader['chrome']['account'];
    store: LateHeader['myStore']['store'];
    coupons: number | undefined;
  };
}

const guest = { isRegistered: false } as LateHeader['chrome']['account'];

const show = (
  given: { readonly isMember?: boolean; readonly isOpen?: boolean; readonly isWanted?: boolean } = {},
): World => {
  document.body.innerHTML = given.isOpen === true ? HTML : HTML.replace('details open', 'details');
  const header = document.querySelector<HTMLElement>('#header') as HTMLElement;
  const log: string[] = [];
  let finish = (): void => undefined;
  let fail = (): void => undefined;
  let runOut = (): void => undefined;
  const account =
    given.isMember === true ? ({ isRegistered: true, palsId: '123456789' } as LateHeader['chrome']['account']) : guest;
  const state: World['state'] = observable({ account, store: undefined, coupons: undefined }, undefined, {
    deep: false,
  });
  startHeader({
    header,
    chrome: {
      get account() {
        return state.account;
      },
      card: { isEnrolled: false } as LateHeader['chrome']['card'],
      cart: {} as LateHeader['chrome']['cart'],
      can: () => true,
    },
    rewardsMenu: {
      get count() {
        return state.coupons;
      },
      loadCount: (isMember) => void log.push(isMember ? 'count coupons' : 'read the stored count'),
    },
    myStore: {
      get store() {
        return state.store;
      },
      zipCode: undefined,
      guessedZip: undefined,
    },
    hydrate: () => {
      log.push('hydrate');
      return new Promise((resolve, reject) => {
        finish = resolve;
        fail = () => reject(new Error('the code is missing'));
      });
    },
    isWanted: given.isWanted === true,
    pause: () => () => new Promise((resolve) => (runOut = () => resolve(undefined))),
    open: (href) => log.push(`open ${new URL(href).pathname}`),
  });
  header.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (!defaultPrevented && target instanceof HTMLAnchorElement) log.push(`click ${target.textContent ?? ''}`);
    event.preventDefault();
  });
  const link = (text: string): HTMLAnchorElement =>
    [...header.querySelectorAll('a')].find(({ textContent }) => textContent === text) as HTMLAnchorElement;
  return { header, link, log, state, finish: () => finish(), fail: () => fail(), runOut: () => runOut() };
};

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const isBusy = (link: HTMLAnchorElement): boolean => link.getAttribute('aria-busy') === 'true';
const approach = (header: HTMLElement): boolean => header.dispatchEvent(new Event('pointerover', { bubbles: true }));

describe('the header of the document', () => {
  test('[CHT-01] is hydrated at once when the chat was open on the page before', () => {
    expect(show({ isWanted: true }).log).toEqual(['hydrate']);
  });

  test.each(['pointerover', 'pointerdown', 'focusin'])('is hydrated once when %s reaches it', async (type) => {
    const { header, log, finish } = show();
    expect(log).toEqual([]);
    header.dispatchEvent(new Event(type, { bubbles: true }));
    header.dispatchEvent(new Event(type, { bubbles: true }));
    finish();
    await settle();
    approach(header);
    expect(log).toEqual(['hydrate']);
  });

  test('is hydrated at once when a menu is open', () => {
    expect(show({ isOpen: true }).log).toEqual(['hydrate']);
  });

  test("[RWD-03] shows a member's number of coupons without being hydrated", () => {
    const { header, log, state } = show({ isMember: true });
    const label = () => [...header.querySelectorAll('[data-coupons]')].map(({ textContent }) => textContent);
    expect([label(), log]).toEqual([['', 'Rewards'], ['count coupons']]);
    runInAction(() => (state.coupons = 120));
    expect([label(), log]).toEqual([['99+', 'Rewards, 120 coupons'], ['count coupons']]);
  });

  test('[RWD-03] counts nothing for a guest', () => {
    expect(show().log).toEqual([]);
  });

  test('is hydrated when personal data changes', () => {
    const { log, state } = show();
    runInAction(() => {
      state.account = { isRegistered: true } as LateHeader['chrome']['account'];
    });
    expect(log).toEqual(['hydrate']);
  });

  test('tries again with the next approach after a failed load', async () => {
    const { header, log, fail } = show();
    approach(header);
    fail();
    await settle();
    approach(header);
    expect(log).toEqual(['hydrate', 'hydrate']);
  });

  test('shows the stored store without being hydrated', () => {
    const { header, log, state } = show();
    runInAction(() => {
      state.store = { id: '1', name: 'Lincoln Square' } as LateHeader['myStore']['store'];
    });
    expect(header.querySelector('[data-place="store"]')?.textContent).toContain('Lincoln Square');
    expect(log).toEqual([]);
  });
});

describe('a click on a link that opens a dialog', () => {
  test('shows at once that it waits, and is repeated after the hydration', async () => {
    const { link, log, finish } = show();
    link('Sign in').click();
    expect([isBusy(link('Sign in')), log]).toEqual([true, ['hydrate']]);
    finish();
    await settle();
    expect([isBusy(link('Sign in')), log]).toEqual([false, ['hydrate', 'click Sign in']]);
  });

  test('replaces the one before it: only the last is repeated, once', async () => {
    const { link, log, finish } = show();
    link('Sign in').click();
    link('Sign in').click();
    link('Stores').click();
    expect([isBusy(link('Sign in')), isBusy(link('Stores'))]).toEqual([false, true]);
    finish();
    await settle();
    expect(log).toEqual(['hydrate', 'click Stores']);
  });

  test('follows its link when the code is missing or takes too long', async () => {
    const missing = show();
    missing.link('Sign in').click();
    missing.fail();
    await settle();
    expect(missing.log).toEqual(['hydrate', 'open /sign-in']);
    const late = show();
    late.link('Stores').click();
    late.runOut();
    await settle();
    expect([isBusy(late.link('Stores')), late.log]).toEqual([false, ['hydrate', 'open /stores']]);
  });

  test('is pressed with the space bar, as a button is', async () => {
    const { link, log, finish } = show();
    link('Sign in').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    finish();
    await settle();
    expect(log).toEqual(['hydrate', 'click Sign in']);
  });

  test('with a modifier key, and a click on any other link, are left to the browser', () => {
    const { link, log } = show();
    link('Cart').click();
    link('Sign in').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(log).toEqual(['click Cart', 'click Sign in']);
  });
});

test('[HDR-04] Escape closes the open menu and returns the focus to its button', () => {
  const { header } = show({ isOpen: true });
  header.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(header.querySelector('details')?.open).toBe(false);
  expect(document.activeElement).toBe(header.querySelector('summary'));
});
