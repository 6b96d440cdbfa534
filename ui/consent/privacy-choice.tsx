import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { Button } from '../design/button';
import type { PrivacyChoiceViewModel, PrivacyStanding } from './privacy-choice-view-model';
import * as styles from './privacy-choice.module.css';

const TEXTS: Readonly<Record<PrivacyStanding, string>> = {
  unread:
    'You can choose here once scripts run. While they are off, nobody is told what you do here. Global Privacy Control, a setting of your browser, says no to every site at once.',
  'refused-by-browser':
    'Your browser has answered already: it sends Global Privacy Control, and we take that as a no. Nothing is shared, and you need not do anything.',
  given: 'You said yes: what you search for, look at and buy may be shared. You can say no at any time.',
  refused:
    'You said no: nothing more is shared from this browser. What another company runs on this page already ends when you leave it.',
  unanswered: 'You have not said anything yet, and nothing is shared before you say yes.',
  'not-refused': 'Sharing is on in this browser: what you search for, look at and buy may be shared.',
  unknown: 'We cannot tell at the moment whether we have to ask you. Until we can, nothing is shared.',
  'not-kept':
    'Your browser keeps no cookies of ours, so your answer is forgotten when you leave this page. Global Privacy Control, a setting of your browser, says no for good.',
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
        Your choice in this browser
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
