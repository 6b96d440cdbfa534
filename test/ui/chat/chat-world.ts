import { VirtualTimeScheduler } from 'rxjs';
import { makeOwnPagesChat } from '../../../core/chat/own-pages-chat';
import type { ChatProvider } from '../../../core/chat/chat-provider';
import { HeaderPanelsViewModel } from '../../../ui/chrome/header-panels-view-model';
import { ChatViewModel } from '../../../ui/chat/chat-view-model';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { NO_ENVIRONMENT } from '../../builders/environment';
import { A_VISITOR } from '../../contracts/chat-provider.contract';
import { FakeChatAnswers } from '../../fakes/fake-chat-answers';
import { FakeChatStore } from '../../fakes/fake-chat-store';
import { FakeStripeStore } from '../../fakes/fake-stripe-store';

export const QUESTION = 'Can I return this?';
export const ANSWER = 'Yes, within 30 days.';

/** Lets promises settle that are pending. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** The chat of a page in virtual time. */
export const aChat = ({
  provider,
  store = new FakeChatStore(),
}: { provider?: ChatProvider; store?: FakeChatStore } = {}) => {
  const scheduler = new VirtualTimeScheduler();
  const answers = new FakeChatAnswers().answers(QUESTION, ANSWER);
  const modals = new ModalViewModel();
  const panels = new HeaderPanelsViewModel(
    { enablePCC: false, ...NO_ENVIRONMENT },
    { modals, stripe: new FakeStripeStore() },
  );
  panels.start();
  const chat = new ChatViewModel({
    provider: provider ?? makeOwnPagesChat(answers),
    store,
    visitor: () => A_VISITOR,
    panels,
    scheduler,
  });
  const stop = chat.start();
  /** Runs the timers of the next milliseconds, and what follows from them. */
  const pass = async (milliseconds: number): Promise<void> => {
    const end = scheduler.now() + milliseconds;
    scheduler.maxFrames = end;
    scheduler.flush();
    scheduler.frame = end;
    await settle();
  };
  const openByButton = async (): Promise<void> => {
    chat.toggle();
    await pass(200);
    await pass(0);
  };
  return { chat, answers, store, modals, panels, pass, openByButton, stop };
};
