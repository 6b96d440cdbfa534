import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import * as styles from './captcha-box.module.css';
import type { CaptchaViewModel } from './captcha-view-model';

export interface CaptchaBoxProps {
  readonly model: CaptchaViewModel;
}

/** The captcha of a form. Renders nothing when none is required (REG-07). */
export const CaptchaBox = observer(({ model }: CaptchaBoxProps): ReactElement | null => {
  const place = useRef<HTMLDivElement>(null);
  const { isNeeded } = model;
  useEffect(() => {
    if (!isNeeded || place.current === null) return undefined;
    return model.start(place.current);
  }, [isNeeded, model]);
  if (!isNeeded) return null;
  return (
    <div className={styles.box}>
      <div ref={place} className={styles.place} />
      <div className={styles.withoutScripts}>
        <Banner tone="bad" title="This form needs JavaScript to verify you’re human.">
          Please turn on JavaScript for this page.
        </Banner>
      </div>
      <div aria-live="polite">
        {model.state.kind === 'unavailable' ? (
          <Banner
            tone="bad"
            title="The verification couldn’t load."
            action={
              <Button look="secondary" size="small" onClick={model.renew}>
                Try again
              </Button>
            }
          />
        ) : null}
      </div>
    </div>
  );
});
