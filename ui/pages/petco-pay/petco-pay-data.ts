import type { CardStatus } from '../../../core/petco-pay/card-status';
import type { Wallet } from '../../../core/wallet/wallet';

/** The holder's page: what could not be read just now is undefined. */
export interface PetcoPayData {
  readonly card: CardStatus | undefined;
  readonly wallet: Wallet | undefined;
}
