import type { Browser } from '../../commerce/support/browser.ts';
import type { OrderWorld } from './order-world.ts';

/** The key of the pharmacy in tests. */
export const PHARMACY_KEY = 'the-key-of-the-pharmacy-long-enough';

export const VET = { clinic: 'Bark Street Clinic', place: 'San Diego, CA', phone: '6195550142' };

/** Names the pet and the vet for each line of the cart that needs a prescription. */
export const enterPrescription = async (
  browser: Browser,
  pet: { readonly name: string; readonly kind: string },
): Promise<void> => {
  const { body } = await browser.get('cart/@self/x_checkout');
  const lines: { orderItemId: string }[] = body.x_prescription.lines;
  const pets = lines.map(({ orderItemId }) => ({ orderItemId, ...pet }));
  expect((await browser.put('cart/@self/x_prescription', { vet: VET, pets })).status).toBe(200);
};

/** A call of the pharmacy; without a path the list of what waits. */
export const pharmacy = async (world: OrderWorld, path?: string, payload?: Readonly<Record<string, unknown>>) => {
  const response = await world.app.inject({
    method: path === undefined ? 'GET' : 'POST',
    url: `/pharmacy/v1/prescriptions${path === undefined ? '' : `/${path}`}`,
    headers: { authorization: `Bearer ${PHARMACY_KEY}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};
