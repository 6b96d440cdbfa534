import * as T from 'fp-ts/Task';
import { CREDIT_CARD_PATH, HOME_PATH } from '../../../core/paths/paths';
import type { Brand } from '../../../core/configuration/brand';
import { breadcrumbJsonLd } from '../../page/json-ld';
import { sceneAddress } from '../../design/scene-address';
import type { PageLoader } from '../../page/page';

export interface CreditCardLoaderPorts {
  readonly brand: Brand;
}

/**
 * Loads the page about the card. It is the same for all guests. Whether the shopper has the card is part of the chrome.
 */
export const makeCreditCardLoader =
  ({ brand }: CreditCardLoaderPorts): PageLoader<undefined> =>
  () =>
    T.of({
      kind: 'page',
      data: undefined,
      head: {
        title: `${brand.card} credit card | ${brand.shop}`,
        description: `The ${brand.card} credit card: 20% off your first purchase, rewards, eligibility and terms.`,
        canonical: CREDIT_CARD_PATH,
        isIndexed: true,
        image: sceneAddress('petco-pay'),
        jsonLd: [
          breadcrumbJsonLd([
            { label: 'Home', url: HOME_PATH },
            { label: brand.card, url: CREDIT_CARD_PATH },
          ]),
        ],
      },
      isShareable: true,
    });
