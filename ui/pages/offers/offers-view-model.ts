import type { CopyText } from '../../../core/shared/copy-text';
import type { ToastsViewModel } from '../../toasts/toasts-view-model';
import type { CodesInCart } from '../../cart/codes-in-cart';

export interface OffersPorts {
  readonly codes: CodesInCart;
  readonly copyText: CopyText;
  readonly toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;
}

/** The actions of a promotion code: add it to the cart, or copy it. */
export class OffersViewModel {
  readonly codes: CodesInCart;
  readonly #ports: OffersPorts;

  constructor(ports: OffersPorts) {
    this.#ports = ports;
    this.codes = ports.codes;
  }

  readonly copy = async (code: string): Promise<void> => {
    const { copyText, toasts } = this.#ports;
    if (await copyText(code)()) toasts.succeed(`Copied: ${code}`);
    else toasts.fail(`We couldn’t copy the code. It’s ${code}.`);
  };
}
