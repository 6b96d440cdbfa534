import type { CardStatus } from '../../../core/petco-pay/card-status';
import type { Wallet } from '../../../core/wallet/wallet';

/** The data of the card holder's page. Parts that could not be read are undefined. */
export interface PetcoPayData {
  readonly card: CardStatus | undefined;
  readonly wallet: Wallet | undefined;
}
