import { DocumentScriptLoader } from '../../../adapters/browser/script-loader';
import { makeTrustScriptUrl } from '../../../adapters/browser/trusted-script-url';
import { CHAT_POLICY, EMBEDDED_SERVICE_GLOBAL, originsOf } from '../../../adapters/chat/embedded-service';
import { SalesforceChatProvider } from '../../../adapters/chat/salesforce-chat-provider';
import { trustChatScripts } from '../../../adapters/chat/trust-chat-scripts';
import type { ChatProvider } from '../../../core/chat/chat-provider';
import type { SalesforceDeployment } from '../../../core/chat/chat-setup';
import type { Pause } from '../../../core/shared/pause';

/** Makes the chat of Salesforce in this window. The page's policy allows the deployment's origins. */
export const makeSalesforceChat = (deployment: SalesforceDeployment, pause: Pause): ChatProvider => {
  trustChatScripts(window, originsOf(deployment));
  const trust = makeTrustScriptUrl(window, CHAT_POLICY, (url) => url === deployment.scriptUrl);
  return new SalesforceChatProvider(deployment, {
    scripts: new DocumentScriptLoader(document, trust),
    findService: () => Reflect.get(window, EMBEDDED_SERVICE_GLOBAL) as unknown,
    pause,
    host: window.location.hostname,
  });
};
