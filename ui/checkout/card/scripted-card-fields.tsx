import { use, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { billingAddressOf } from '../../../core/checkout/loading/checkout';
import { isRight } from '../../../core/shared/either';
import type { CardEntry, ShowCardFields, ShownCardFields } from '../../../core/checkout/steps/card-entry';
import { cx } from '../../design/cx';
import { CurrencyContext } from '../../design/money';
import { Skeleton } from '../../design/skeleton';
import { CardFieldsFailed } from './card-fields-failed';
import type { ShownCheckout } from '../shown-checkout';
import * as styles from './card-frame.module.css';

export interface ScriptedCardFieldsProps {
  readonly show: ShowCardFields<HTMLElement>;
  readonly checkout: Pick<ShownCheckout, 'totals' | 'billingAddress' | 'deliveryAddress'> | undefined;
  /** Called with the fields once they are ready, and with undefined when they are gone. */
  readonly onReady: (entry: CardEntry | undefined) => void;
}

/** Fields for a card that a script of the provider puts into this page, as frames of the provider's origin (PAY-02). */
export const ScriptedCardFields = ({ show, onReady, checkout }: ScriptedCardFieldsProps): ReactElement => {
  const target = useRef<HTMLDivElement>(null);
  const currency = use(CurrencyContext);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const begin = useEffectEvent((element: HTMLElement) =>
    show({
      target: element,
      currency,
      amountCents: Math.round((checkout?.totals.total ?? 0) * 100),
      zipCode: (checkout && billingAddressOf(checkout))?.zipCode ?? '',
    }),
  );
  const report = useEffectEvent((entry: CardEntry | undefined): void => onReady(entry));
  useEffect(() => {
    if (target.current === null) return undefined;
    let isGone = false;
    let shown: ShownCardFields | undefined;
    void begin(target.current)().then((outcome) => {
      shown = isRight(outcome) ? outcome.right : undefined;
      if (isGone) shown?.remove();
      else {
        setState(shown === undefined ? 'failed' : 'shown');
        report(shown?.entry);
      }
    });
    return () => {
      isGone = true;
      shown?.remove();
      report(undefined);
    };
  }, []);
  return (
    <div className={cx(styles.frame, styles.scripted)}>
      {state === 'shown' ? null : (
        <div className={styles.wait} role="status">
          {state === 'failed' ? <CardFieldsFailed /> : <Skeleton shape="block" />}
        </div>
      )}
      <div ref={target} />
    </div>
  );
};
