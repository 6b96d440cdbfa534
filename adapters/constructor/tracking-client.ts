import type { Logger } from '../../core/shared/logger';
import { loadConstructorClass } from './constructor-client';
import type { TrackingLibrary } from './constructor-tracker';

export interface TrackingClientOptions {
  /** Scheme, host and path of the service. */
  readonly serviceUrl: string;
  readonly apiKey: string;
  readonly logger: Logger;
  readonly fetch: typeof fetch;
  readonly window: Pick<Window, 'dispatchEvent'>;
  /** How long events are gathered before they go, in milliseconds; the library's own 250 when left out. */
  readonly sendDelayMs?: number;
  /** Where the library comes from. */
  readonly importLibrary?: () => Promise<unknown>;
}

/**
 * The search service's library as a teller of behaviour, apart from the one that searches: this one sends what it is
 * told, and nobody makes it without consent and a touch. Rejects, and logs it, when there is no library (SRC-08).
 */
export const makeTrackingClient = async ({
  serviceUrl,
  apiKey,
  logger,
  fetch,
  window,
  sendDelayMs,
  importLibrary,
}: TrackingClientOptions): Promise<TrackingLibrary> => {
  const Constructor = await loadConstructorClass<TrackingLibrary>(logger, importLibrary);
  const client = new Constructor({
    apiKey,
    serviceUrl,
    allowHttpServiceUrl: true,
    sendTrackingEvents: true,
    ...(sendDelayMs === undefined ? {} : { trackingSendDelay: sendDelayMs }),
    // What was sent arrives though the page is left meanwhile.
    fetch: (address: string, init?: RequestInit) => fetch(address, { ...init, keepalive: true, credentials: 'omit' }),
    eventDispatcher: { enabled: false },
  });
  // What was not taken is lost, and harms nobody (ANA-01); without a listener the library throws it.
  client.tracker.on('error', () => undefined);
  // The library takes for people those who move after it has come; here it comes because somebody has touched the page.
  window.dispatchEvent(new Event('keypress'));
  return client;
};
