import { lazy, Suspense, type ReactElement } from 'react';
import type { CardFields } from '../../../core/checkout/loading/checkout';
import type { ShowCardFields } from '../../../core/checkout/steps/card-entry';
import { Skeleton } from '../../design/skeleton';
import { useIsHydrated } from '../../design/use-is-hydrated';
import { CardFrame } from './card-frame';
import * as styles from './card-frame.module.css';
import type { ShownCheckout } from '../shown-checkout';
import type { CardFrameEvents } from './use-card-frame';

/** Its code is loaded only where the provider shows its fields by a script. */
const ScriptedCardFields = lazy(() =>
  import('./scripted-card-fields').then((module) => ({ default: module.ScriptedCardFields })),
);

/** Makes what shows the fields of a provider's own script. Its code is loaded with the first use. */
export type MakeShowCardFields = (fields: Extract<CardFields, { kind: 'stripe' }>) => ShowCardFields<HTMLElement>;

export interface CardInputProps extends CardFrameEvents {
  readonly cardFields: CardFields;
  readonly checkout: Pick<ShownCheckout, 'totals' | 'billingAddress' | 'deliveryAddress'> | undefined;
  readonly showCardFields: MakeShowCardFields;
}

/** The place of the fields before their code is there. */
const Room = (): ReactElement => (
  <div className={styles.scripted}>
    <Skeleton shape="block" />
  </div>
);

/** The fields for a card of the shop's payment provider: a frame of its origin, or what its script shows (PAY-02). */
export const CardInput = ({ cardFields, checkout, showCardFields, ...events }: CardInputProps): ReactElement => {
  const isHydrated = useIsHydrated();
  if (cardFields.kind === 'embedded') return <CardFrame origin={cardFields.origin} {...events} />;
  return (
    <Suspense fallback={<Room />}>
      {isHydrated ? (
        <ScriptedCardFields show={showCardFields(cardFields)} checkout={checkout} onReady={events.onReady} />
      ) : (
        <Room />
      )}
    </Suspense>
  );
};
