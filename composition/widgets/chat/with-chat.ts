import { CHAT_OPEN_KEY } from '../../../adapters/session/session-names';
import type { ChatSetup } from '../../../core/chat/chat-setup';
import type { ChatViewModel } from '../../../ui/chat/chat-view-model';
import { NOT_LOADED } from '../../../ui/overlay/not-loaded';
import type { ScreenDependencies } from '../../page/screen-dependencies';

type ChatPage = Pick<ScreenDependencies, 'chrome' | 'loadAll' | 'sessionStorage' | 'shared'>;

/** Loads the page's chat, which is made once, and passes it on. The shopper is told when its code cannot be loaded. */
const withChat = async (
  dependencies: ChatPage,
  setup: ChatSetup,
  use: (chat: ChatViewModel) => void,
): Promise<void> => {
  const { chrome, loadAll, shared } = dependencies;
  try {
    shared.chat ??= Promise.all([import('./make-chat'), loadAll()]).then(([{ makeChat }, all]) => makeChat(all, setup));
    use(await shared.chat);
  } catch {
    delete shared.chat;
    chrome.toasts.fail(NOT_LOADED);
  }
};

/** Shows or hides the chat (CHT-01). */
export const toggleChat = (dependencies: ChatPage, setup: ChatSetup): Promise<void> =>
  withChat(dependencies, setup, (chat) => chat.toggle());

/** Shows the chat that was open on the page before, where this page has one (CHT-01). */
export const reopenChat = async (dependencies: ChatPage, setup: ChatSetup | undefined): Promise<void> => {
  const wasOpen = dependencies.sessionStorage.read(CHAT_OPEN_KEY)() !== undefined;
  if (setup !== undefined && wasOpen) await withChat(dependencies, setup, (chat) => chat.reopen());
};
