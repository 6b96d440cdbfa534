import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { Banner } from '../design/banner';
import { Spinner } from '../design/spinner';
import type { GoogleSignInViewModel } from './google-sign-in-view-model';
import * as styles from './google-sign-in.module.css';

export interface GoogleSignInProps {
  readonly model: GoogleSignInViewModel;
}

/** Google's button below a sign-in form. It needs scripts (USR-11). */
export const GoogleSignIn = observer(({ model }: GoogleSignInProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : model.showButton(place.current)), [model]);
  return (
    <div className={styles.google}>
      <p className={styles.or}>or</p>
      <div ref={place} className={styles.place} />
      {model.status === 'signing-in' ? <Spinner label="Signing in" /> : null}
      <div aria-live="polite">
        {model.problem === undefined ? null : <Banner tone="bad" urgent title={model.problem} />}
      </div>
    </div>
  );
});
