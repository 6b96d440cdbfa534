import type { Can } from '../configuration/capabilities';
import { isOn, type StoreConfiguration } from '../configuration/store-configuration';

/** The deployment of Salesforce's embedded chat (contracts, section 10). All of it is public. */
export interface SalesforceDeployment {
  readonly scriptUrl: string;
  readonly orgUrl: string;
  readonly communityUrl: string;
  readonly gslbBaseUrl: string | null;
  readonly orgId: string;
  readonly deploymentName: string;
  readonly baseLiveAgentContentURL: string;
  readonly deploymentId: string;
  readonly buttonId: string;
  readonly baseLiveAgentURL: string;
  readonly eswLiveAgentDevName: string;
}

/** Who answers in the chat: Salesforce, or the shop from its own pages. */
export type ChatSetup =
  { readonly kind: 'salesforce'; readonly deployment: SalesforceDeployment } | { readonly kind: 'own-pages' };

/**
 * Returns the chat that a page offers: only while `SF_CHAT_ENABLED` is ON (CHT-02), and only where
 * somebody answers. It needs the page that shoppers without scripts get instead.
 */
export const chatOf = (
  deployment: SalesforceDeployment | undefined,
  configuration: StoreConfiguration,
  can: Can,
): ChatSetup | undefined => {
  if (!isOn(configuration, 'SF_CHAT_ENABLED') || !can('content-pages')) return undefined;
  if (deployment !== undefined) return { kind: 'salesforce', deployment };
  return can('chat-answers') ? { kind: 'own-pages' } : undefined;
};
