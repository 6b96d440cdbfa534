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
  /** How long events are collected before they are sent, in milliseconds; the library's default is 250. */
  readonly sendDelayMs?: number;
  /** Imports the client library. */
  readonly importLibrary?: () => Promise<unknown>;
}

/**
 * Makes the client that sends behavioural events, separate from the one that searches. Only called with consent and after a
 * user activation. Rejects and logs when the library cannot be loaded (SRC-08).
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
    // Requests complete after the page is left.
    fetch: (address: string, init?: RequestInit) => fetch(address, { ...init, keepalive: true, credentials: 'omit' }),
    eventDispatcher: { enabled: false },
  });
  // Failed events are dropped (ANA-01). Without a listener the library would throw.
  client.tracker.on('error', () => undefined);
  // The library sends events only after a user activation. That has already happened when it is loaded.
  window.dispatchEvent(new Event('keypress'));
  return client;
};
