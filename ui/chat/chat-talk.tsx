import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import type { ChatLine } from '../../core/chat/chat';
import { cx } from '../design/cx';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './chat-panel.module.css';
import type { ChatViewModel } from './chat-view-model';

const GREETING = 'Hi! I’m a virtual assistant. Ask me about orders, delivery, returns, rewards or services.';

const SAID_BY = { shopper: 'You', shop: 'Shop' } as const;

const Line = ({ line }: { readonly line: ChatLine }): ReactElement => (
  <div className={cx(styles.line, line.from === 'shopper' && styles.own)}>
    <VisuallyHidden>{SAID_BY[line.from]}: </VisuallyHidden>
    <p className={styles.text}>{line.text}</p>
    {line.links.map(({ text, url }) => (
      <a key={url} href={url} className={styles.link}>
        {text}
      </a>
    ))}
  </div>
);

/** What was said, and whether customer care can be called. Screen readers announce new lines. */
export const ChatTalk = observer(({ model }: { readonly model: ChatViewModel }): ReactElement => {
  const log = useRef<HTMLDivElement>(null);
  const { talk } = model;
  useEffect(() => {
    const { current } = log;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [talk]);
  return (
    <>
      {model.careText === '' ? null : <p className={styles.care}>{model.careText}</p>}
      <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className={styles.log}>
        <p className={styles.line}>{GREETING}</p>
        {talk.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </div>
    </>
  );
});
