import { StorageChatStore } from '../../../adapters/session/storage-chat-store';
import type { ChatProvider } from '../../../core/chat/chat-provider';
import { makeOwnPagesChat } from '../../../core/chat/own-pages-chat';
import type { ChatSetup } from '../../../core/chat/chat-setup';
import { ChatPanel } from '../../../ui/chat/chat-panel';
import { ChatViewModel } from '../../../ui/chat/chat-view-model';
import { OVERLAY_ID } from '../../../ui/chrome/page-regions';
import type { AllDependencies } from '../../page/screen-dependencies';

export type ChatDependencies = Pick<
  AllDependencies,
  'answerQuestion' | 'chatCareText' | 'chrome' | 'panels' | 'pause' | 'session' | 'sessionStorage'
>;

/** Makes the live chat of a page and shows its panel in a root of its own, beside the other parts of the page. */
export const makeChat = async (dependencies: ChatDependencies, setup: ChatSetup): Promise<ChatViewModel> => {
  const { chrome, panels, session, sessionStorage } = dependencies;
  const [react, provider] = await Promise.all([import('react-dom/client'), providerOf(dependencies, setup)]);
  const chat = new ChatViewModel({
    provider,
    store: new StorageChatStore(sessionStorage, () =>
      session.userType() === 'registered' ? session.userId() : undefined,
    ),
    visitor: () => {
      const { firstName, lastName, email, phoneNumber: phone } = chrome.user;
      return { firstName, lastName, email, phone };
    },
    panels,
  });
  const place = document.createElement('div');
  document.getElementById(OVERLAY_ID)?.before(place);
  react.createRoot(place).render(<ChatPanel model={chat} />);
  chat.start();
  return chat;
};

/** Returns who answers. Salesforce's adapter is loaded only where it is configured (CHT-02). */
const providerOf = async (
  { answerQuestion, chatCareText, pause }: ChatDependencies,
  setup: ChatSetup,
): Promise<ChatProvider> => {
  if (setup.kind === 'own-pages') return makeOwnPagesChat({ answer: answerQuestion, careText: chatCareText });
  const { makeSalesforceChat } = await import('./salesforce-chat');
  return makeSalesforceChat(setup.deployment, pause);
};
