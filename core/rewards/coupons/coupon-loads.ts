import type { IO } from 'fp-ts/IO';

/** Coupons that were sent to the store system. */
export interface CouponLoad {
  readonly couponNos: ReadonlyArray<string>;
  /** When, in milliseconds since 1970. */
  readonly since: number;
}

/** Remembers from one page to the next which coupons are on their way (RWD-06). None of these fail. */
export interface CouponLoads {
  /** The last one that began; undefined when there is none, or none that can be read. */
  readonly current: IO<CouponLoad | undefined>;
  readonly began: (load: CouponLoad) => IO<void>;
  readonly ended: IO<void>;
}
