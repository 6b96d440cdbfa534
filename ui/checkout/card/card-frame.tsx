import { useEffect, useState, type ReactElement } from 'react';
import { CARD_ENTRY_TIMEOUT_MS } from '../../../core/checkout/steps/card-entry';
import { Skeleton } from '../../design/skeleton';
import { useIsHydrated } from '../../design/use-is-hydrated';
import { CardFieldsFailed } from './card-fields-failed';
import * as styles from './card-frame.module.css';
import { useCardFrame, type CardFrameEvents } from './use-card-frame';

export interface CardFrameProps extends CardFrameEvents {
  /** The origin of the provider's fields, which is another one than the shop's (PAY-02). */
  readonly origin: string;
}

/** Shown until the fields are there; after a while it says what the shopper can do. */
const Waiting = (): ReactElement => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CARD_ENTRY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.wait} role="status">
      {isLate ? <CardFieldsFailed /> : <Skeleton shape="block" />}
    </div>
  );
};

/**
 * The fields for a card in a frame of the provider's origin: what is typed there never reaches this page. The frame is
 * added after hydration, so that its messages are heard.
 */
export const CardFrame = ({ origin, ...events }: CardFrameProps): ReactElement => {
  const { frame, height, connect } = useCardFrame(origin, events);
  return (
    <div className={styles.frame}>
      <div className={styles.room}>
        {height === undefined ? <Waiting /> : null}
        {useIsHydrated() ? (
          <iframe
            ref={frame}
            title="Card details"
            src={`${origin}/fields`}
            className={styles.fields}
            height={height}
            onLoad={connect}
            data-ready={height === undefined ? undefined : ''}
          />
        ) : null}
      </div>
    </div>
  );
};
