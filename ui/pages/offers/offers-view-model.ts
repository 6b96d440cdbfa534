import type { CodesInCart } from '../../cart/codes-in-cart';
import { makeCopyWithToast, type CopyWithToastPorts } from '../../toasts/copy-with-toast';

export interface OffersPorts extends CopyWithToastPorts {
  readonly codes: CodesInCart;
}

/** The actions of a promotion code: add it to the cart, or copy it. */
export class OffersViewModel {
  readonly codes: CodesInCart;
  readonly #copy: ReturnType<typeof makeCopyWithToast>;

  constructor(ports: OffersPorts) {
    this.#copy = makeCopyWithToast(ports);
    this.codes = ports.codes;
  }

  readonly copy = (code: string): Promise<void> =>
    this.#copy(code, { copied: `Copied: ${code}`, failed: `We couldn’t copy the code. It’s ${code}.` });
}
