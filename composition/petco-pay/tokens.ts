import type { AddTempCard } from '../../core/petco-pay/add-temp-card';
import type { ApplyPcc } from '../../core/petco-pay/apply-pcc';
import type { CardFlowStore } from '../../core/petco-pay/card-flow-store';
import type { CardProgrammeGateway } from '../../core/petco-pay/card-programme-gateway';
import type { LoadCardStatus } from '../../core/petco-pay/load-card-status';
import type { CardApplicationProvider } from '../../core/petco-pay/card-application-provider';
import type { ChangeCardExpiry } from '../../core/wallet/change-card-expiry';
import type { LoadWallet } from '../../core/wallet/load-wallet';
import type { RemoveSavedPayment } from '../../core/wallet/remove-saved-payment';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';
import { token } from '../token/token';

export const PetcoPayTokens = {
  cardProgramme: token<CardProgrammeGateway>('CardProgrammeGateway'),
  wallet: token<WalletGateway>('WalletGateway'),
  cardFlowStore: token<CardFlowStore>('CardFlowStore'),
  /** The bank's application, which exists in browsers only. */
  cardApplicationProvider: token<CardApplicationProvider>('CardApplicationProvider'),
  loadCardStatus: token<LoadCardStatus>('LoadCardStatus'),
  loadWallet: token<LoadWallet>('LoadWallet'),
  removeSavedPayment: token<RemoveSavedPayment>('RemoveSavedPayment'),
  addSavedPayment: token<WalletGateway['add']>('AddSavedPayment'),
  finishSavedPayment: token<WalletGateway['finishAdding']>('FinishSavedPayment'),
  makeDefaultPayment: token<WalletGateway['makeDefault']>('MakeDefaultPayment'),
  changeCardExpiry: token<ChangeCardExpiry>('ChangeCardExpiry'),
  replacePayment: token<WalletGateway['replace']>('ReplacePayment'),
  applyPcc: token<ApplyPcc>('ApplyPcc'),
  addTempCard: token<AddTempCard>('AddTempCard'),
} as const;
