import { USER_ACTIVATION_MARK, USER_ACTIVATION_EVENTS } from '../../adapters/browser/user-activation-events';
import { SESSION_INFO_KEY, STRIPE_CLOSED, STRIPE_COOKIE } from '../../adapters/session/stripe-names';

/**
 * The code that a page runs before the application, which is loaded when the browser is idle or at the first user
 * activation. Until then links and forms work without it.
 */
const IDLE_WITHIN_MS = 3_000;
const IDLE_WHERE_UNKNOWN_MS = 200;

let isStarted = false;

const startApplication = (): void => {
  if (isStarted) return;
  isStarted = true;
  const application = document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content;
  if (application !== undefined) void import(application);
};

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(startApplication, { timeout: IDLE_WITHIN_MS });
  else setTimeout(startApplication, IDLE_WHERE_UNKNOWN_MS);
};

for (const type of [...USER_ACTIVATION_EVENTS, 'focusin'])
  document.addEventListener(type, startApplication, { passive: true });

// Before the application runs, the buttons of a stepper change its field here. The application adopts the number, and
// prevents the default action of each click that it answers itself (quantity-stepper.tsx).
document.addEventListener('click', ({ target, defaultPrevented }) => {
  const button = defaultPrevented ? null : (target as Element).closest<HTMLElement>('[data-step]');
  button?.parentElement?.querySelector('input')?.[button.dataset.step as 'stepUp' | 'stepDown']();
});

// A form that acts on the quantities of the page waits while one of them has changed: the application adopts it and then
// submits the form (checkout-button.tsx). A second press does not wait, in case the application cannot be loaded.
document.addEventListener('submit', (event) => {
  const { dataset } = event.target as HTMLFormElement;
  if (dataset.waits !== 'on-change') return;
  const fields = document.querySelectorAll<HTMLInputElement>('[data-step]+input');
  if (![...fields].some((field) => field.value !== field.defaultValue)) return;
  event.preventDefault();
  dataset.waits = 'now';
});

// Marks the first user activation for code that is loaded later (user-activation.ts).
const markUserActivation = (): void => {
  for (const type of USER_ACTIVATION_EVENTS) document.removeEventListener(type, markUserActivation, { capture: true });
  performance.mark(USER_ACTIVATION_MARK);
};
for (const type of USER_ACTIVATION_EVENTS)
  document.addEventListener(type, markUserActivation, { capture: true, passive: true });
// A prerendered page does nothing until the shopper comes to it.
if ((document as Prerendered).prerendering)
  document.addEventListener('prerenderingchange', startWhenIdle, { once: true });
else if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });

// The answer to a posted form becomes an ordinary page of the history, at its own address: Back and a reload load it.
// Otherwise Back ends on an error page of the browser, which neither keeps the answer nor may post the form again.
const { dataset: facts } = document.documentElement;
if (facts.address) history.replaceState(null, '', facts.address);

// A page that was reached with Back or Forward would say again what a form had just done, though it may be undone since:
// it is loaded again without the parameter that says so.
const loadWithoutDone = (): void => {
  const { href } = location;
  const plain = href.replace(/([?&])done=[^&#]*&?/, '$1');
  if (plain !== href) location.replace(plain);
};
const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
if (navigation?.type === 'back_forward') loadWithoutDone();

// Personal data on a restored page may be outdated: the application reads this mark (page-arrival.ts).
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  facts.returned = '';
  loadWithoutDone();
});

// Hides a closed stripe before the application runs (HDR-06). The server reads this from a cookie, which is ignored
// when the browser's storage was cleared.
try {
  const isClosed = localStorage.getItem(SESSION_INFO_KEY)?.includes(STRIPE_CLOSED) === true;
  if (isClosed) facts.stripe = 'closed';
  else if (facts.stripe !== undefined) {
    delete facts.stripe;
    document.cookie = `${STRIPE_COOKIE}=; path=/; max-age=0`;
  }
} catch {
  // A browser that stores nothing shows the stripe.
}

/** A page that some browsers prepare before the shopper asks for it. */
interface Prerendered extends Document {
  readonly prerendering?: boolean;
}

/** The property of `pageswap` and `pagereveal` events in browsers with view transitions. */
interface Fading extends Event {
  readonly viewTransition?: { readonly ready: Promise<unknown>; readonly finished: Promise<unknown> } | null;
}

// Leaving the page at once, or rotating the device, skips the view transition. Its promises then reject, which is no
// error.
const letSkip = ({ viewTransition }: Fading): void => {
  viewTransition?.ready.catch(() => undefined);
  viewTransition?.finished.catch(() => undefined);
};
for (const type of ['pageswap', 'pagereveal']) window.addEventListener(type, letSkip);
