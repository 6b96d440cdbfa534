import { LIST_FORM_ACTIONS } from '../../core/paths/list-paths';
import { placeOrder } from './placed-order';
import { findRepeatable, startPlan } from './repeat-shopper';
import type { SampleProducts } from './sample-products';
import type { SignedInShopper } from './shoppers';

/** The names of the dogs of a busy shopper. */
export const PETS = ['Rex', 'Bella'] as const;

/** A shopper with an order, a repeat delivery, two dogs and a saved address and card. */
export interface BusyShopper {
  readonly member: SignedInShopper;
  readonly orderId: string;
}

/** Gives a new shopper an order, a repeat delivery and two dogs. */
export const makeBusy = async (
  member: SignedInShopper,
  { inStock }: Pick<SampleProducts, 'inStock'>,
): Promise<BusyShopper> => {
  const { shopper } = member;
  const partNumber = await findRepeatable(
    shopper,
    inStock.map(({ sku }) => sku),
  );
  const { orderId } = await placeOrder(shopper, [{ partNumber }], 'robin@example.test', true);
  await startPlan({ shopper, partNumber });
  for (const name of PETS) await shopper.call('POST', 'x_pets/@self', { name, kind: 'dog' });
  return { member, orderId };
};

/** Puts the product of a part number on the wish list of a shopper. */
export const wish = async ({ shopper }: SignedInShopper, partNumber: string): Promise<void> => {
  const { status } = await shopper.post(LIST_FORM_ACTIONS.wish, { partNumber });
  if (status >= 400) throw new Error(`not on the list: ${status}`);
};
