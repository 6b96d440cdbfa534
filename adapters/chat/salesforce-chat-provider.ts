import type { IO } from 'fp-ts/IO';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { SalesforceDeployment } from '../../core/chat/chat-setup';
import type { ChatProvider, ChatUnavailable, ChatVisitor, StartedChat } from '../../core/chat/chat-provider';
import { LANGUAGE } from '../../core/configuration/constants';
import type { Pause } from '../../core/shared/pause';
import type { ScriptLoader } from '../../core/shared/script-loader';
import { isEmbeddedService, type EmbeddedService } from './embedded-service';

export interface SalesforceChatPorts {
  readonly scripts: ScriptLoader;
  /** Returns the object that Salesforce's script has set on the window, if any. */
  readonly findService: IO<unknown>;
  readonly pause: Pause;
  /** The host of the shop, for which the script keeps its state. */
  readonly host: string;
}

/** The time-out for loading the script, and for its initialization after that. */
const TIMEOUT_MS = 10_000;

const UNAVAILABLE: ChatUnavailable = { kind: 'chat-unavailable' };

/** Salesforce Embedded Service (CHT-02): its script is loaded when the shopper asks for the chat. */
export class SalesforceChatProvider implements ChatProvider {
  readonly #deployment: SalesforceDeployment;
  readonly #ports: SalesforceChatPorts;
  #ready: Promise<EmbeddedService | undefined> | undefined;
  #closed: IO<void> = () => undefined;

  constructor(deployment: SalesforceDeployment, ports: SalesforceChatPorts) {
    this.#deployment = deployment;
    this.#ports = ports;
  }

  readonly start: ChatProvider['start'] = (visitor, closed) => async () => {
    this.#closed = closed;
    this.#ready ??= this.#initialized(visitor);
    const service = await this.#ready;
    if (service === undefined) {
      this.#ready = undefined;
      return E.left(UNAVAILABLE);
    }
    return open(service);
  };

  /** Loads and initializes the script; undefined when that fails. */
  async #initialized(visitor: ChatVisitor): Promise<EmbeddedService | undefined> {
    const { scripts, findService, pause } = this.#ports;
    const { scriptUrl } = this.#deployment;
    if (E.isLeft(await scripts.load(scriptUrl, { timeoutMs: TIMEOUT_MS })())) return undefined;
    const service = findService();
    if (!isEmbeddedService(service)) {
      scripts.remove(scriptUrl)();
      return undefined;
    }
    const initialized = new Promise<EmbeddedService>((resolve) =>
      service.addEventHandler('afterInitialization', () => resolve(service)),
    );
    for (const event of ['afterMinimize', 'afterDestroy'] as const)
      service.addEventHandler(event, () => this.#closed());
    this.#initialize(service, visitor);
    return Promise.race([initialized, pause(TIMEOUT_MS)().then(() => undefined)]);
  }

  #initialize(service: EmbeddedService, visitor: ChatVisitor): void {
    const { orgUrl, communityUrl, gslbBaseUrl, orgId, deploymentName, ...rest } = this.#deployment;
    const { baseLiveAgentContentURL, deploymentId, buttonId, baseLiveAgentURL, eswLiveAgentDevName } = rest;
    Object.assign(service.settings, {
      // The shop's header has the button.
      displayHelpButton: false,
      language: LANGUAGE,
      defaultMinimizedText: 'Chat',
      disabledMinimizedText: 'No one is online',
      loadingText: 'Connecting',
      storageDomain: this.#ports.host,
      enabledFeatures: ['LiveAgent'],
      entryFeature: 'LiveAgent',
      ...introduction(visitor),
    });
    service.init(orgUrl, communityUrl, gslbBaseUrl, orgId, deploymentName, {
      baseLiveAgentContentURL,
      deploymentId,
      buttonId,
      baseLiveAgentURL,
      eswLiveAgentDevName,
      isOfflineSupportEnabled: false,
    });
  }
}

/** What the form before the chat is filled with, and what the agent sees. */
const introduction = (visitor: ChatVisitor): object => {
  const known = Object.entries(LABELS).flatMap(([part, { field, label }]) => {
    const value = visitor[part as keyof ChatVisitor];
    return value === undefined ? [] : [{ field, label, value }];
  });
  return {
    prepopulatedPrechatFields: Object.fromEntries(known.map(({ field, value }) => [field, value])),
    extraPrechatFormDetails: known.map(({ label, value }) => ({ label, value, displayToAgent: true })),
  };
};

const LABELS: Readonly<Record<keyof ChatVisitor, { readonly field: string; readonly label: string }>> = {
  firstName: { field: 'FirstName', label: 'First Name' },
  lastName: { field: 'LastName', label: 'Last Name' },
  email: { field: 'Email', label: 'Email' },
  phone: { field: 'Phone', label: 'Phone' },
};

const open = (service: EmbeddedService): E.Either<ChatUnavailable, StartedChat> =>
  pipe(
    E.tryCatch(
      () => void service.liveAgentAPI.startChat(),
      () => UNAVAILABLE,
    ),
    E.map(() => ({ shownBy: 'provider', close: () => service.minimizeUI?.() })),
  );
