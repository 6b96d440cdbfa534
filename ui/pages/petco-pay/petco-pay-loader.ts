import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import { PETCO_PAY_PATH } from '../../../core/paths/paths';
import type { Brand } from '../../../core/configuration/brand';
import { withReturnPath } from '../../../core/paths/return-url';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { LoadCardStatus } from '../../../core/petco-pay/load-card-status';
import type { CardStatus } from '../../../core/petco-pay/card-status';
import { orElse } from '../../../core/shared/or-else';
import type { LoadWallet } from '../../../core/wallet/load-wallet';
import type { Wallet } from '../../../core/wallet/wallet';
import type { PageLoader, PageOutcome } from '../../page/page';
import { LINKS } from '../../../core/paths/links';
import type { PetcoPayData } from './petco-pay-data';

export interface PetcoPayLoaderPorts {
  readonly userType: SessionStore['userType'];
  readonly loadCardStatus: LoadCardStatus;
  readonly loadWallet: LoadWallet;
  readonly brand: Brand;
}

/**
 * Loads the card holder's page (USR-10, PCC-01). Guests are redirected to the sign-in and return. The page is shown
 * when at least one part could be read.
 */
export const makePetcoPayLoader =
  (ports: PetcoPayLoaderPorts): PageLoader<PetcoPayData> =>
  () =>
    ports.userType() === 'registered' ? ownPage(ports) : T.of(toSignIn);

const toSignIn: PageOutcome<PetcoPayData> = {
  kind: 'redirect',
  url: withReturnPath(LINKS.signIn, LINKS.petcoPay),
  isPermanent: false,
};

const ownPage = ({ loadCardStatus, loadWallet, brand }: PetcoPayLoaderPorts): T.Task<PageOutcome<PetcoPayData>> =>
  pipe(
    T.Do,
    T.apS('card', orElse<CardStatus | undefined>(loadCardStatus, undefined)),
    T.apS('wallet', orElse<Wallet | undefined>(loadWallet, undefined)),
    T.map((data) => ({
      kind: 'page',
      data,
      head: {
        title: `${brand.card} | ${brand.shop}`,
        description: `Your ${brand.card} card, rewards and wallet.`,
        canonical: PETCO_PAY_PATH,
        isIndexed: false,
      },
      isShareable: false,
    })),
  );
