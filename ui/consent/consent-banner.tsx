import { use, useEffect, useRef, type ReactElement } from 'react';
import { PRIVACY_PATH } from '../chrome/footer-links';
import { Button } from '../design/button';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './consent-banner.module.css';
import type { ConsentViewModel } from './consent-view-model';

export interface ConsentBannerProps {
  readonly model: Pick<ConsentViewModel, 'answer' | 'isReopened' | 'accept' | 'refuse'>;
}

const STATE = {
  given: 'You’ve currently accepted.',
  refused: 'You’ve currently declined.',
} as const;

/**
 * The question about tracking, at the bottom of the window. Nothing is tracked before the answer, and the page works
 * with any answer.
 */
export const ConsentBanner = ({ model }: ConsentBannerProps): ReactElement => {
  const title = useRef<HTMLHeadingElement>(null);
  const { isReopened } = model;
  useEffect(() => {
    if (!isReopened) return undefined;
    const caller = document.activeElement;
    title.current?.focus();
    return () => {
      if (caller instanceof HTMLElement) caller.focus();
    };
  }, [isReopened]);
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div className={styles.words}>
        <h2 id="consent-title" ref={title} tabIndex={-1} className={styles.title}>
          Your privacy choices
        </h2>
        <p>
          If you accept, we remember what you search for, view and buy, so we can suggest products you’ll like. You can
          shop either way. {model.answer === undefined ? '' : STATE[model.answer]}{' '}
          {use(CapabilityContext).leadsTo(PRIVACY_PATH) ? <a href={PRIVACY_PATH}>Privacy Policy</a> : null}
        </p>
      </div>
      <div className={styles.answers}>
        <Button look="secondary" onClick={model.refuse}>
          Decline
        </Button>
        <Button look="secondary" onClick={model.accept}>
          Accept
        </Button>
      </div>
    </section>
  );
};
