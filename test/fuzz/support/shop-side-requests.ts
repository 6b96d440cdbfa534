import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { drawing, type Ids } from '../../backend/orders/support/altered-requests';
import { methodOf } from '../seeds/seed';
import type { ShopSideSeed } from '../seeds/shop-side-seeds';

export type Draw = ReturnType<typeof drawing>;

/** As many draws, each the same for the same random seed. */
export const draws = (count: number, seed: number): ReadonlyArray<Draw> =>
  fc
    .sample(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), { numRuns: count, seed })
    .map((numbers) => drawing(numbers));

/** A request as it is injected. */
export interface ShopSideRequest extends InjectOptions {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

let sentSoFar = 0;
/** Limits by address would answer instead of the routes. */
const nextAddress = (): string => {
  sentSoFar += 1;
  return `10.0.${(sentSoFar >> 8) & 255}.${sentSoFar & 255}`;
};

/** Throws for a kind of which there is no id: then nothing would be stolen. */
const anyOf = (ids: Ids, name: string, draw: Draw): string => {
  const id = draw.oneOf(ids[name] ?? []);
  if (id === undefined) throw new Error(`there is no ${name}`);
  return encodeURIComponent(id);
};

const payloadOf = ({ form, json }: ShopSideSeed): Pick<ShopSideRequest, 'headers' | 'payload'> => {
  if (form !== undefined) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { headers, payload: new URLSearchParams(form).toString() };
  }
  if (json === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) };
};

/** The request of a seed with ids in its path, from an address of its own. */
export const requestAbout = (seed: ShopSideSeed, ids: Ids, draw: Draw): ShopSideRequest => ({
  method: methodOf(seed) === 'GET' ? 'GET' : 'POST',
  url: seed.path.replace(/\{(\w+)\}/g, (_, name: string) => anyOf(ids, name, draw)),
  remoteAddress: nextAddress(),
  ...payloadOf(seed),
});
