import { USER_ACTIVATION_MARK, USER_ACTIVATION_EVENTS } from '../../adapters/browser/user-activation-events';
import { SESSION_INFO_KEY, STRIPE_CLOSED, STRIPE_COOKIE } from '../../adapters/session/stripe-names';

/**
 * The code that a page runs before the application, which is loaded when the browser is idle or at the first user
 * activation. Until then links and forms work without it.
 */
const HYDRATION_EVENTS = [...USER_ACTIVATION_EVENTS, 'focusin'] as const;
const IDLE_WITHIN_MS = 3_000;
const IDLE_WHERE_UNKNOWN_MS = 200;

let isStarted = false;

const startApplication = (): void => {
  if (isStarted) return;
  isStarted = true;
  for (const type of HYDRATION_EVENTS) document.removeEventListener(type, startApplication);
  const application = document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content;
  if (application !== undefined) void import(application);
};

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(startApplication, { timeout: IDLE_WITHIN_MS });
  else setTimeout(startApplication, IDLE_WHERE_UNKNOWN_MS);
};

for (const type of HYDRATION_EVENTS) document.addEventListener(type, startApplication, { passive: true });

// Marks the first user activation for code that is loaded later (user-activation.ts).
const markUserActivation = (): void => {
  for (const type of USER_ACTIVATION_EVENTS) document.removeEventListener(type, markUserActivation, { capture: true });
  performance.mark(USER_ACTIVATION_MARK);
};
for (const type of USER_ACTIVATION_EVENTS)
  document.addEventListener(type, markUserActivation, { capture: true, passive: true });
// A prerendered page does nothing until the shopper comes to it.
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', startWhenIdle, { once: true });
else if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });

// Personal data on a restored page may be outdated: the application reads this mark (page-arrival.ts).
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.documentElement.dataset.returned = '';
});

// Hides a closed stripe before the application runs (HDR-06). The server reads this from a cookie, which is ignored
// when the browser's storage was cleared.
try {
  const isClosed = localStorage.getItem(SESSION_INFO_KEY)?.includes(STRIPE_CLOSED) === true;
  const { dataset } = document.documentElement;
  if (isClosed) dataset.stripe = 'closed';
  else if (dataset.stripe !== undefined) {
    delete dataset.stripe;
    document.cookie = `${STRIPE_COOKIE}=; path=/; max-age=0`;
  }
} catch {
  // A browser that stores nothing shows the stripe.
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
