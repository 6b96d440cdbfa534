/** Pauses between attempts: each is twice as long as the last one, up to a limit. */
export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/** The pause after this many failed attempts, from 0. Milliseconds. */
export const pauseAfter = ({ firstMs, mostMs }: BackOff, attempts: number): number =>
  Math.min(firstMs * 2 ** attempts, mostMs);
