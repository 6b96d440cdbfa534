import type { IO } from 'fp-ts/IO';
import { reaction, runInAction } from 'mobx';
import { exhaustMap, Subject, timer, type SchedulerLike, type Subscription } from 'rxjs';
import { CHAT_TEXT_REFRESH_MS, cleanQuestion, withLines, type ChatAnswer, type ChatLine } from '../../core/chat/chat';
import type { ChatStore } from '../../core/chat/chat-store';
import type { ChatProvider, ChatVisitor, StartedChat } from '../../core/chat/chat-provider';
import { chatVisibility } from '../../core/chat/chat-visibility';
import type { Disposer } from '../../core/shared/disposer';
import { isRight } from '../../core/shared/either';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import { observeMembers } from '../state/observe-members';

export interface ChatPorts {
  readonly provider: ChatProvider;
  readonly store: ChatStore;
  /** The shopper, as far as the header knows them. */
  readonly visitor: IO<ChatVisitor>;
  readonly panels: Pick<HeaderPanelsViewModel, 'open' | 'close' | 'isOpen'>;
  readonly scheduler?: SchedulerLike;
}

/** `elsewhere`: the provider shows the conversation in a panel of its own. */
export type ChatStatus = 'hidden' | 'starting' | 'talking' | 'elsewhere' | 'unavailable';

type OwnChat = Extract<StartedChat, { shownBy: 'shop' }>;

/** The live chat (CHT-01, CHT-02). Its code is loaded when the shopper first asks for it. */
export class ChatViewModel {
  status: ChatStatus = 'hidden';
  talk: ReadonlyArray<ChatLine>;
  draft = '';
  isAnswering = false;
  hasFailed = false;
  /** Whether customer care can be called now; empty until it is known. */
  careText = '';
  /** Whether the chat was opened by the shopper on this page, so that it takes the focus. */
  takesFocus = false;
  #chat: StartedChat | undefined;
  /** Counts the openings: the result of a start that was overtaken is ignored. */
  #opening = 0;
  #refreshing: Subscription | undefined;
  readonly #toggles = new Subject<void>();
  readonly #sets = new Subject<boolean>();
  readonly #ports: ChatPorts;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
    this.talk = ports.store.talk();
    observeMembers(this);
  }

  /** Follows the presses of the header's button, and other panels that close the chat. Returns its disposer. */
  start(): Disposer {
    const { store, panels, scheduler } = this.#ports;
    const visibility = chatVisibility({
      toggles: this.#toggles,
      sets: this.#sets,
      store,
      ...(scheduler === undefined ? {} : { scheduler }),
    }).subscribe((isVisible) => (isVisible ? this.show() : this.hide()));
    const stopFollowing = reaction(
      () => panels.isOpen('chat'),
      (isOpen) => this.#sets.next(isOpen),
    );
    return () => {
      visibility.unsubscribe();
      stopFollowing();
      this.#refreshing?.unsubscribe();
    };
  }

  /** Shows a hidden chat and hides a visible one; presses within 200 ms count as one (CHT-01). */
  toggle(): void {
    this.takesFocus = true;
    this.#toggles.next();
  }

  /** Shows the chat again that was open on the page before. It does not take the focus. */
  reopen(): void {
    this.#sets.next(true);
  }

  close(): void {
    this.#sets.next(false);
  }

  type(text: string): void {
    this.draft = text;
  }

  /** Sends the question. When it cannot be answered, it stays in its field. */
  async ask(): Promise<void> {
    const question = cleanQuestion(this.draft);
    const chat = this.#chat;
    if (question === '' || this.isAnswering || chat?.shownBy !== 'shop') return;
    const before = this.talk;
    this.talk = withLines(before, { from: 'shopper', text: question, links: [] });
    this.draft = '';
    this.hasFailed = false;
    this.isAnswering = true;
    const outcome = await chat.answer(question)();
    runInAction(() => {
      this.isAnswering = false;
      this.hasFailed = !isRight(outcome);
      if (isRight(outcome)) this.talk = withLines(this.talk, lineOf(outcome.right, this.careText));
      else this.takeBack(before, question);
      this.#ports.store.keepTalk(this.talk)();
    });
  }

  private takeBack(before: ReadonlyArray<ChatLine>, question: string): void {
    this.talk = before;
    if (this.draft === '') this.draft = question;
  }

  private show(): void {
    const { panels, provider, visitor } = this.#ports;
    panels.open('chat');
    this.status = 'starting';
    const opening = (this.#opening += 1);
    const closed = (): void => this.close();
    void provider
      .start(visitor(), closed)()
      .then((started) => {
        if (opening !== this.#opening) return;
        if (isRight(started)) this.started(started.right);
        else this.failed();
      });
  }

  private started(chat: StartedChat): void {
    this.#chat = chat;
    this.status = chat.shownBy === 'shop' ? 'talking' : 'elsewhere';
    if (chat.shownBy === 'shop') this.refresh(chat);
  }

  private failed(): void {
    this.status = 'unavailable';
  }

  /** Reads the text about customer care now and every 5 seconds (CHT-01). */
  private refresh({ careText }: OwnChat): void {
    this.#refreshing = timer(0, CHAT_TEXT_REFRESH_MS, this.#ports.scheduler)
      .pipe(exhaustMap(() => careText()))
      .subscribe((read) => {
        if (isRight(read)) this.learnCare(read.right);
      });
  }

  private learnCare(text: string): void {
    this.careText = text;
  }

  private hide(): void {
    this.#opening += 1;
    this.#refreshing?.unsubscribe();
    if (this.#chat?.shownBy === 'provider') this.#chat.close();
    this.#chat = undefined;
    this.status = 'hidden';
    this.#ports.panels.close('chat');
  }
}

const lineOf = (answer: ChatAnswer, careText: string): ChatLine => {
  const { links } = answer;
  if (answer.kind === 'found') return { from: 'shop', text: answer.text, links };
  return { from: 'shop', text: `Sorry, I couldn’t find an answer in our help pages. ${careText}`.trim(), links };
};
