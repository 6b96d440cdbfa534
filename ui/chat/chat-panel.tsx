import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import X from 'lucide-react/icons/x';
import { MAX_QUESTION_LENGTH } from '../../core/chat/chat';
import { LINKS } from '../../core/paths/links';
import { CHAT_OPENER_ID } from '../chrome/page-regions';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { IconButton } from '../design/icon-button';
import * as styles from './chat-panel.module.css';
import { ChatTalk } from './chat-talk';
import type { ChatViewModel } from './chat-view-model';

export interface ChatPanelProps {
  readonly model: ChatViewModel;
}

/** The panel of the live chat (HDR-03). It lies beside the page, which stays usable. Escape closes it. */
export const ChatPanel = observer(({ model }: ChatPanelProps): ReactElement | null =>
  model.status === 'hidden' || model.status === 'elsewhere' ? null : <OpenChat model={model} />,
);

const OpenChat = observer(({ model }: ChatPanelProps): ReactElement => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In a conversation the field takes the focus.
    if (model.takesFocus && model.status !== 'talking') title.current?.focus();
  }, [model]);
  const close = (): void => {
    model.close();
    document.getElementById(CHAT_OPENER_ID)?.focus();
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div role="dialog" aria-labelledby="chat-title" className={styles.panel} onKeyDown={pressKey}>
      <div className={styles.top}>
        <h2 id="chat-title" ref={title} tabIndex={-1} className={styles.title}>
          Chat
        </h2>
        <IconButton label="Close chat" onClick={close}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <Content model={model} />
    </div>
  );
});

const Content = observer(({ model }: ChatPanelProps): ReactElement => {
  switch (model.status) {
    case 'talking':
      return (
        <>
          <ChatTalk model={model} />
          <Question model={model} />
        </>
      );
    case 'unavailable':
      return (
        <p role="alert" className={styles.message}>
          Chat isn’t available right now. <a href={LINKS.contact}>See other ways to reach us</a>.
        </p>
      );
    default:
      return (
        <p role="status" className={styles.message}>
          Connecting…
        </p>
      );
  }
});

const Question = observer(({ model }: ChatPanelProps): ReactElement => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (model.takesFocus) input.current?.focus();
  }, [model]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void model.ask();
      }}
    >
      <Field
        label="Your question"
        hideLabel
        inputRef={input}
        placeholder="Type your question"
        autoComplete="off"
        maxLength={MAX_QUESTION_LENGTH}
        value={model.draft}
        onChange={(event) => model.type(event.target.value)}
        error={model.hasFailed ? 'Your question wasn’t sent. Check your connection and try again.' : undefined}
      />
      <Button type="submit" pending={model.isAnswering}>
        Send
      </Button>
    </form>
  );
});
