import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { Button } from '../design/button';
import type { PrivacyChoiceViewModel, PrivacyStanding } from './privacy-choice-view-model';
import * as styles from './privacy-choice.module.css';

const TEXTS: Readonly<Record<PrivacyStanding, string>> = {
  unread:
    'Turn on JavaScript to make a choice. While it’s off, we don’t share what you do here. You can also use Global Privacy Control, a browser setting that opts you out on every site.',
  'refused-by-browser':
    'Your browser sends Global Privacy Control, so you’re opted out. We don’t share your information, and you don’t need to do anything.',
  given: 'You’re opted in: we may share what you search for, view and buy. You can opt out at any time.',
  refused:
    'You’re opted out: we no longer share information from this browser. Any third-party code already running on this page stops when you leave it.',
  unanswered: 'You haven’t made a choice yet. We don’t share anything until you allow it.',
  'not-refused': 'Sharing is on in this browser: we may share what you search for, view and buy.',
  unknown: 'We can’t tell right now whether we need your consent. Until we can, we won’t share anything.',
  'not-kept':
    'Your browser blocks our cookies, so we’ll forget your choice when you leave this page. Turn on Global Privacy Control in your browser to stay opted out.',
};

export interface PrivacyChoiceProps {
  readonly model: PrivacyChoiceViewModel;
}

/** The current choice and the two buttons. Their space is reserved from the first paint, so that nothing moves. */
export const PrivacyChoice = observer(({ model }: PrivacyChoiceProps): ReactElement => {
  useEffect(() => model.start(), [model]);
  const { standing, hasChoice, allow, refuse } = model;
  return (
    <section className={styles.choice} aria-labelledby="privacy-choice">
      <h2 id="privacy-choice" className={styles.title}>
        Your choice for this browser
      </h2>
      <p role="status" className={styles.standing} data-standing={standing}>
        {TEXTS[standing]}
      </p>
      <div className={styles.answers} data-hidden={hasChoice ? undefined : ''}>
        <Button look="secondary" aria-pressed={standing === 'refused'} onClick={refuse}>
          Do not share
        </Button>
        <Button look="secondary" aria-pressed={standing === 'given'} onClick={allow}>
          Allow sharing
        </Button>
      </div>
    </section>
  );
});
