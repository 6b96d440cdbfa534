import type { IO } from 'fp-ts/IO';

/** Coupons that were sent to the store system. */
export interface CouponLoad {
  readonly couponNos: ReadonlyArray<string>;
  /** When they were sent, in milliseconds since 1970. */
  readonly since: number;
}

/** Stores from one page to the next which coupons are loading (RWD-06). None of these fail. */
export interface CouponLoads {
  /** The last load; undefined when there is none, or the stored value is invalid. */
  readonly current: IO<CouponLoad | undefined>;
  readonly began: (load: CouponLoad) => IO<void>;
  readonly ended: IO<void>;
}
