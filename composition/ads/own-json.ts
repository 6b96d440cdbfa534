import type { AdGateway } from '../../core/ads/ad-gateway';

/**
 * A gateway whose calls are written as they are, also on pages of others where an old library gave all lists a `toJSON`,
 * which would make texts of the lists in them.
 */
export const withOwnJson = (gateway: AdGateway): AdGateway => ({
  grid: (call, givingUp) => gateway.grid(plain(call), givingUp),
  carousel: (call, givingUp) => gateway.carousel(plain(call), givingUp),
  catapult: (call, givingUp) => gateway.catapult(plain(call), givingUp),
});

const plain = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? value.map(plain) : { ...value }) as A & object;
  if (!Array.isArray(copy)) for (const key of Object.keys(copy)) Reflect.set(copy, key, plain(Reflect.get(copy, key)));
  return Object.defineProperty(copy, 'toJSON', { value: undefined });
};
