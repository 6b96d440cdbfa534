import type { AddTempCard } from '../../core/petco-pay/add-temp-card';
import type { ApplyForCard } from '../../core/petco-pay/apply-for-card';
import type { CardFlowMemory } from '../../core/petco-pay/card-flow-memory';
import type { CardProgrammeGateway } from '../../core/petco-pay/card-programme-gateway';
import type { LoadCardStatus } from '../../core/petco-pay/load-card-status';
import type { OfferDesk } from '../../core/petco-pay/offer-desk';
import type { LoadWallet } from '../../core/wallet/load-wallet';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';
import { token } from '../wiring/token';

export const PetcoPayTokens = {
  cardProgramme: token<CardProgrammeGateway>('CardProgrammeGateway'),
  wallet: token<WalletGateway>('WalletGateway'),
  memory: token<CardFlowMemory>('CardFlowMemory'),
  /** The bank's application; only a browser has one. */
  offerDesk: token<OfferDesk>('OfferDesk'),
  loadCardStatus: token<LoadCardStatus>('LoadCardStatus'),
  loadWallet: token<LoadWallet>('LoadWallet'),
  applyForCard: token<ApplyForCard>('ApplyForCard'),
  addTempCard: token<AddTempCard>('AddTempCard'),
} as const;
