import type { ReactElement } from 'react';
import { billingAddressOf, type CardFields } from '../../core/checkout/checkout';
import type { ShowCardFields } from '../../core/checkout/card-entry';
import { CardFrame } from './card-frame';
import { ScriptedCardFields } from './scripted-card-fields';
import type { ShownCheckout } from './shown-checkout';
import type { CardFrameEvents } from './use-card-frame';

/** Makes what shows the fields of a provider's own script. Its code is loaded with the first use. */
export type MakeShowCardFields = (fields: Extract<CardFields, { kind: 'stripe' }>) => ShowCardFields<HTMLElement>;

export interface CardInputProps extends CardFrameEvents {
  readonly cardFields: CardFields;
  readonly checkout: Pick<ShownCheckout, 'totals' | 'billingAddress' | 'deliveryAddress'> | undefined;
  readonly showCardFields: MakeShowCardFields;
}

/** The fields for a card of the shop's payment provider: a frame of its origin, or what its script shows (PAY-02). */
export const CardInput = ({ cardFields, checkout, showCardFields, ...events }: CardInputProps): ReactElement => {
  if (cardFields.kind === 'embedded') return <CardFrame origin={cardFields.origin} {...events} />;
  const address = checkout === undefined ? undefined : billingAddressOf(checkout);
  return (
    <ScriptedCardFields
      show={showCardFields(cardFields)}
      amountCents={Math.round((checkout?.totals.total ?? 0) * 100)}
      zipCode={address?.zipCode ?? ''}
      onReady={events.onReady}
    />
  );
};
