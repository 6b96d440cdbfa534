import type { EmbeddedService, EmbeddedServiceEvent } from '../../adapters/chat/embedded-service';

/** What a test reads of the double. */
export interface EmbeddedServiceDouble extends EmbeddedService {
  /** The arguments of `init`, one list for each call. */
  readonly inits: ReadonlyArray<ReadonlyArray<unknown>>;
  /** Fires an event, as the vendor's script does. */
  readonly fire: (event: EmbeddedServiceEvent) => void;
}

/**
 * The global of Salesforce's script with a plain panel (contracts, section 10). The browser tests send its source to a
 * page, so it must not use anything from outside.
 */
export const makeEmbeddedService = (document: Document): EmbeddedServiceDouble => {
  const handlers: (readonly [string, () => void])[] = [];
  const inits: ReadonlyArray<unknown>[] = [];
  const panel = document.createElement('section');
  panel.setAttribute('aria-label', 'Chat with an agent');
  panel.textContent = 'An agent will be with you.';
  const close = document.createElement('button');
  close.textContent = 'Minimize';
  panel.append(close);
  const fire = (event: string): void => {
    for (const [name, handler] of handlers) if (name === event) handler();
  };
  const minimizeUI = (): void => {
    if (!panel.isConnected) return;
    panel.remove();
    fire('afterMinimize');
  };
  close.addEventListener('click', minimizeUI);
  return {
    settings: {},
    inits,
    fire,
    addEventHandler: (name, handler) => void handlers.push([name, handler]),
    init: (...given) => {
      inits.push(given);
      queueMicrotask(() => fire('afterInitialization'));
    },
    liveAgentAPI: { startChat: () => document.body.append(panel) },
    minimizeUI,
  };
};
