import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { CouponLoads } from '../../core/rewards/coupons/coupon-loads';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { COUPONS_LOADING_KEY } from './session-names';

const loadWire = t.type({ couponNos: t.array(t.string), since: t.number });

/** Stores loading coupons in session storage. An invalid entry counts as none. */
export class StorageCouponLoads implements CouponLoads {
  readonly current: CouponLoads['current'];
  readonly ended: CouponLoads['ended'];
  readonly #sessionStorage: KeyValueStorage;

  constructor(sessionStorage: KeyValueStorage) {
    this.#sessionStorage = sessionStorage;
    this.current = () =>
      pipe(
        E.tryCatch((): unknown => JSON.parse(sessionStorage.read(COUPONS_LOADING_KEY)() ?? 'null'), E.toError),
        E.chainW(loadWire.decode),
        E.match(
          () => undefined,
          (load) => load,
        ),
      );
    this.ended = sessionStorage.remove(COUPONS_LOADING_KEY);
  }

  readonly began: CouponLoads['began'] = (load) =>
    this.#sessionStorage.write(COUPONS_LOADING_KEY, JSON.stringify(load));
}
