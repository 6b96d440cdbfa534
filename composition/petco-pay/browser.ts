import { ContainerModule } from 'inversify';
import { DocumentScriptLoader } from '../../adapters/browser/script-loader';
import { makeTrustScriptUrl } from '../../adapters/browser/trusted-script-url';
import { CARD_OFFER_GLOBAL, CARD_OFFER_PATH, CARD_OFFER_POLICY } from '../../adapters/card-offer/card-offer-names';
import { SdkOfferDesk } from '../../adapters/card-offer/sdk-offer-desk';
import { makeApplyForCard } from '../../core/petco-pay/apply-for-card';
import { PetcoPayTokens } from './tokens';

/** The bank's application: only a browser has one. */
export const makeOfferDeskModule = (window: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PetcoPayTokens.offerDesk)
      .toDynamicValue(() => {
        const trust = makeTrustScriptUrl(window, CARD_OFFER_POLICY, (url) => url === CARD_OFFER_PATH);
        return new SdkOfferDesk({
          scripts: new DocumentScriptLoader(window.document, trust),
          findSdk: () => Reflect.get(window, CARD_OFFER_GLOBAL) as unknown,
        });
      })
      .inSingletonScope();
    bind(PetcoPayTokens.applyForCard).toResolvedValue(
      (offerDesk) => makeApplyForCard({ offerDesk }),
      [PetcoPayTokens.offerDesk],
    );
  });
