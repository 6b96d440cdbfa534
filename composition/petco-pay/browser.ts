import { ContainerModule } from 'inversify';
import { DocumentScriptLoader } from '../../adapters/browser/script-loader';
import { makeTrustScriptUrl } from '../../adapters/browser/trusted-script-url';
import {
  CARD_OFFER_GLOBAL,
  CARD_OFFER_PATH,
  CARD_OFFER_POLICY,
} from '../../adapters/card-application/card-offer-names';
import { SdkCardApplicationProvider } from '../../adapters/card-application/sdk-card-application-provider';
import { PetcoPayTokens } from './tokens';

/** Binds the bank's script for card applications, which runs in browsers only. */
export const makeCardApplicationModule = (window: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PetcoPayTokens.cardApplicationProvider)
      .toDynamicValue(() => {
        const trust = makeTrustScriptUrl(window, CARD_OFFER_POLICY, (url) => url === CARD_OFFER_PATH);
        return new SdkCardApplicationProvider({
          scripts: new DocumentScriptLoader(window.document, trust),
          findSdk: () => Reflect.get(window, CARD_OFFER_GLOBAL) as unknown,
        });
      })
      .inSingletonScope();
  });
