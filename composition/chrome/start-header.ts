import { reaction } from 'mobx';
import { APPROACH_EVENTS } from '../../adapters/browser/approach-events';
import { loadOnce } from '../platform/load-once';
import type { ChromeViewModel } from '../../ui/chrome/chrome-view-model';
import { deliveryLabel, storeLabel } from '../../ui/chrome/place-labels';
import { DIALOG_BUTTON } from '../../ui/chrome/page-regions';
import { isPlainClick } from '../../ui/design/plain-click';
import { isPalsMember } from '../../core/rewards/rewards-variant';
import { shownCount, spokenCount } from '../../ui/rewards/coupon-words';
import type { RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import type { Pause } from '../../core/shared/pause';

export interface LateHeader {
  /** The server-rendered header. */
  readonly header: HTMLElement;
  readonly chrome: Pick<ChromeViewModel, 'account' | 'card' | 'cart' | 'can'>;
  readonly rewardsMenu: Pick<RewardsMenuViewModel, 'count' | 'loadCount'>;
  readonly myStore: Pick<MyStoreViewModel, 'store' | 'zipCode' | 'guessedZip'>;
  /** Loads the code of the header and hydrates it. Rejects when the code cannot be loaded. */
  readonly hydrate: () => Promise<void>;
  readonly pause: Pause;
  /** Whether the header is hydrated at once, because the chat was open on the page before (CHT-01). */
  readonly isWanted: boolean;
  /** Opens the target of a link. */
  readonly open: (href: string) => void;
}

/** How long a click waits for the hydration before it follows its link. */
const HOLD_MS = 4_000;

/**
 * Hydrates the header when the shopper approaches it, or when the personal data that it shows has changed. Until then it
 * is static HTML whose links, forms and menus work natively. A click on a link that opens a dialog waits up to four
 * seconds for the hydration and is then repeated; otherwise, or when the code cannot be loaded, it follows the link. While
 * it waits, the link is busy; of several clicks only the last counts. A failed load is tried again with the next approach.
 */
export const startHeader = ({
  header,
  chrome,
  rewardsMenu,
  myStore,
  hydrate,
  pause,
  isWanted,
  open,
}: LateHeader): void => {
  const done = new AbortController();
  const { signal } = done;
  const hydrateOnce = loadOnce(async () => {
    await hydrate();
    done.abort();
  });
  const approach = (): void => void hydrateOnce().catch(() => undefined);
  let held: HTMLAnchorElement | undefined;
  const hold = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-opens]');
    if (link === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    const isWaiting = held !== undefined;
    held?.removeAttribute('aria-busy');
    held = link;
    link.setAttribute('aria-busy', 'true');
    if (isWaiting) return;
    void Promise.race([hydrateOnce().then(isDone, isNotDone), pause(HOLD_MS)().then(isNotDone)]).then((isHydrated) => {
      const last = held ?? link;
      held = undefined;
      last.removeAttribute('aria-busy');
      if (isHydrated) last.click();
      else open(last.href);
    });
  };
  const stopFollowing = [
    followPersonalData(chrome, approach),
    showPlace(header, myStore),
    showCoupons(header, chrome, rewardsMenu),
  ];
  signal.addEventListener('abort', () => stopFollowing.forEach((stop) => stop()));
  for (const type of APPROACH_EVENTS) header.addEventListener(type, approach, { passive: true, signal });
  header.addEventListener('click', hold, { signal });
  header.addEventListener('keydown', (event) => pressKey(header, event), { signal });
  for (const link of header.querySelectorAll(DIALOG_LINK))
    for (const [name, value] of Object.entries(DIALOG_BUTTON)) link.setAttribute(name, value);
  if (isWanted || isApproached(header)) approach();
};

const DIALOG_LINK = 'a[data-opens="dialog"]';
const OPEN_MENU = 'details[open]';

const isDone = (): boolean => true;
const isNotDone = (): boolean => false;

const closest = <A extends Element>({ target }: Event, selector: string): A | undefined =>
  (target instanceof Element ? target.closest<A>(selector) : undefined) ?? undefined;

/** Space presses a link that is a button. Escape closes the open menu and returns the focus to its button (HDR-04). */
const pressKey = (header: HTMLElement, event: KeyboardEvent): void => {
  if (event.key === ' ') {
    const link = closest<HTMLAnchorElement>(event, DIALOG_LINK);
    if (link === undefined) return;
    event.preventDefault();
    link.click();
  } else if (event.key === 'Escape') {
    const menu = closest<HTMLDetailsElement>(event, OPEN_MENU) ?? header.querySelector<HTMLDetailsElement>(OPEN_MENU);
    if (menu === null) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
};

/** Whether the shopper was at the header before this script ran. */
const isApproached = (header: HTMLElement): boolean =>
  header.matches(':hover, :focus-within') || header.querySelector(OPEN_MENU) !== null;

const followPersonalData = (chrome: LateHeader['chrome'], changed: () => void): (() => void) =>
  reaction(() => [chrome.account, chrome.card, chrome.cart.cart, chrome.cart.count], changed);

/**
 * Shows the stored store and ZIP code in the static header. Many shoppers have one, and their pages differ from the
 * cached page only in these two texts.
 */
const showPlace = (header: HTMLElement, myStore: LateHeader['myStore']): (() => void) =>
  reaction(
    () => [deliveryLabel(myStore), storeLabel(myStore)] as const,
    ([zip, store]) => {
      write(header, '[data-place="zip"]', zip);
      write(header, '[data-place="store"]', store);
    },
  );

/** Shows a member's number of coupons in the static header (RWD-03): the server does not know it for every page. */
const showCoupons = (
  header: HTMLElement,
  { account, can }: LateHeader['chrome'],
  rewardsMenu: LateHeader['rewardsMenu'],
): (() => void) => {
  if (!account.isRegistered || !can('rewards')) return () => undefined;
  rewardsMenu.loadCount(isPalsMember(account));
  return reaction(
    () => rewardsMenu.count ?? 0,
    (count) => {
      write(header, '[data-coupons="shown"]', shownCount(count));
      write(header, '[data-coupons="spoken"]', spokenCount(count));
    },
    { fireImmediately: true },
  );
};

const write = (header: HTMLElement, part: string, text: string): void => {
  const element = header.querySelector(part);
  if (element !== null) element.textContent = text;
};
