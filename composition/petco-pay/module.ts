import { ContainerModule } from 'inversify';
import { StorageCardFlowStore } from '../../adapters/session/storage-card-flow-store';
import { makeApplyPcc } from '../../core/petco-pay/apply-pcc';
import { makeAddTempCard } from '../../core/petco-pay/add-temp-card';
import { makeLoadCardStatus } from '../../core/petco-pay/load-card-status';
import { makeChangeCardExpiry } from '../../core/wallet/change-card-expiry';
import { makeLoadWallet } from '../../core/wallet/load-wallet';
import { makeRemoveSavedPayment } from '../../core/wallet/remove-saved-payment';
import { ConfigurationTokens } from '../configuration/tokens';
import { BackendTokens } from '../backend/tokens';
import { PetcoPayTokens } from './tokens';
import { PlatformTokens } from '../platform/tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const petcoPayModule = new ContainerModule(({ bind }) => {
  bind(PetcoPayTokens.cardProgramme).toResolvedValue(({ cardProgramme }) => cardProgramme, [BackendTokens.personal]);
  bind(PetcoPayTokens.wallet).toResolvedValue(({ wallet }) => wallet, [BackendTokens.personal]);
  bind(PetcoPayTokens.cardFlowStore).toResolvedValue(
    (localStorage, sessionStorage) => new StorageCardFlowStore(localStorage, sessionStorage),
    [PlatformTokens.localStorage, PlatformTokens.sessionStorage],
  );
  bind(PetcoPayTokens.loadCardStatus).toResolvedValue(
    (cardProgramme, configuration, capabilities) => makeLoadCardStatus({ cardProgramme, configuration, capabilities }),
    [PetcoPayTokens.cardProgramme, ConfigurationTokens.forPages, ConfigurationTokens.capabilities],
  );
  bind(PetcoPayTokens.loadWallet).toResolvedValue(
    (wallet, errorLog) => makeLoadWallet({ wallet, errorLog }),
    [PetcoPayTokens.wallet, PlatformTokens.errorLog],
  );
  bind(PetcoPayTokens.removeSavedPayment).toResolvedValue(
    (wallet) => makeRemoveSavedPayment({ wallet }),
    [PetcoPayTokens.wallet],
  );
  bind(PetcoPayTokens.addSavedPayment).toResolvedValue(({ add }) => add, [PetcoPayTokens.wallet]);
  bind(PetcoPayTokens.finishSavedPayment).toResolvedValue(({ finishAdding }) => finishAdding, [PetcoPayTokens.wallet]);
  bind(PetcoPayTokens.makeDefaultPayment).toResolvedValue(({ makeDefault }) => makeDefault, [PetcoPayTokens.wallet]);
  bind(PetcoPayTokens.changeCardExpiry).toResolvedValue(
    (wallet, clock) => makeChangeCardExpiry({ wallet, clock }),
    [PetcoPayTokens.wallet, PlatformTokens.clock],
  );
  bind(PetcoPayTokens.replacePayment).toResolvedValue(({ replace }) => replace, [PetcoPayTokens.wallet]);
  bind(PetcoPayTokens.applyPcc).toResolvedValue(
    (cardApplicationProvider) => makeApplyPcc({ cardApplicationProvider }),
    [PetcoPayTokens.cardApplicationProvider],
  );
  bind(PetcoPayTokens.addTempCard).toResolvedValue(
    (cardProgramme) => makeAddTempCard({ cardProgramme }),
    [PetcoPayTokens.cardProgramme],
  );
});
