import type { ErrorReport } from './console-logger';

type BeaconWindow = Pick<Window, 'navigator' | 'document' | 'fetch'>;

const LOG_PATH = '/api/log-error';

/**
 * Makes the function that sends error reports so that they arrive even when the page is being left. A prerendered page
 * sends its reports when the shopper sees it.
 */
export const makeErrorBeacon =
  ({ navigator, document, fetch }: BeaconWindow) =>
  (report: ErrorReport): void => {
    const body = JSON.stringify(report);
    whenShown(document, () => {
      const blob = new Blob([body], { type: 'application/json' });
      if (navigator.sendBeacon?.(LOG_PATH, blob)) return;
      void fetch(LOG_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: true,
      }).catch(() => undefined);
    });
  };

const whenShown = (document: Document, act: () => void): void => {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
};
