import type { SalesforceDeployment } from '../../core/chat/chat-setup';

/** The settings of Salesforce's script, which are set before `init` (contracts, section 10). */
export interface EmbeddedServiceSettings {
  displayHelpButton?: boolean;
  language?: string;
  defaultMinimizedText?: string;
  disabledMinimizedText?: string;
  loadingText?: string;
  storageDomain?: string;
  enabledFeatures?: ReadonlyArray<string>;
  entryFeature?: string;
  prepopulatedPrechatFields?: Readonly<Record<string, string>>;
  extraPrechatFormDetails?: ReadonlyArray<object>;
  extraPrechatInfo?: ReadonlyArray<object>;
}

/** The deployment's addresses and ids for Live Agent, as `init` takes them. */
type LiveAgentSettings = Pick<
  SalesforceDeployment,
  'baseLiveAgentContentURL' | 'deploymentId' | 'buttonId' | 'baseLiveAgentURL' | 'eswLiveAgentDevName'
> & { readonly isOfflineSupportEnabled: boolean };

/** The events of the script that the shop listens to. */
export type EmbeddedServiceEvent = 'afterInitialization' | 'afterMinimize' | 'afterDestroy';

/** The members of the global `embedded_svc` that the adapter uses. */
export interface EmbeddedService {
  readonly settings: EmbeddedServiceSettings;
  readonly init: (
    orgUrl: string,
    communityUrl: string,
    gslbBaseUrl: string | null,
    orgId: string,
    deploymentName: string,
    liveAgent: LiveAgentSettings,
  ) => void;
  readonly addEventHandler: (name: EmbeddedServiceEvent, handler: () => void) => void;
  readonly liveAgentAPI: { readonly startChat: () => unknown };
  /** Shows a minimized chat again. */
  readonly maximizeUI?: () => void;
  readonly minimizeUI?: () => void;
}

/** The script's name for itself on the window. */
export const EMBEDDED_SERVICE_GLOBAL = 'embedded_svc';

/** Name of the Trusted Types policy that permits the address of the script. */
export const CHAT_POLICY = 'shop-chat';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value has what the adapter uses. */
export const isEmbeddedService = (value: unknown): value is EmbeddedService =>
  isObject(value) &&
  isObject(value['settings']) &&
  typeof value['init'] === 'function' &&
  typeof value['addEventHandler'] === 'function';

/** The origins from which a deployment loads scripts, styles and frames. */
export const originsOf = ({
  scriptUrl,
  orgUrl,
  communityUrl,
  gslbBaseUrl,
  baseLiveAgentContentURL,
  baseLiveAgentURL,
}: SalesforceDeployment): ReadonlyArray<string> => [
  ...new Set(
    [scriptUrl, orgUrl, communityUrl, gslbBaseUrl ?? orgUrl, baseLiveAgentContentURL, baseLiveAgentURL].flatMap(
      (url) => URL.parse(url)?.origin ?? [],
    ),
  ),
];
