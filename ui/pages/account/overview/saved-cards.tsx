import type { ReactElement } from 'react';
import CreditCard from 'lucide-react/icons/credit-card';
import MapPin from 'lucide-react/icons/map-pin';
import type { Saved } from '../../../../core/overview/load-account-overview';
import type { OverviewPart } from '../../../../core/overview/overview-part';
import type { SavedAddress } from '../../../../core/addresses/address';
import type { Brand } from '../../../../core/configuration/brand';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { WalletCard } from '../../../../core/wallet/wallet';
import { addressText } from '../../../checkout/address/address-lines';
import { walletCardName } from '../../shared/wallet-card-name';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

const More = ({ count }: { readonly count: number }): ReactElement | null =>
  count > 1 ? <p className={styles.facts}>and {count - 1} more</p> : null;

/** The saved addresses in one line. */
export const AddressesCard = ({ part }: { readonly part: OverviewPart<Saved<SavedAddress>> }): ReactElement => (
  <OverviewCard
    title="Addresses"
    icon={<MapPin size={22} aria-hidden />}
    link={{ text: 'Manage addresses', url: ACCOUNT_PATHS.addresses }}
  >
    <Part part={part} what="your addresses">
      {({ first, count }) =>
        first === undefined ? (
          <p>No saved addresses yet. Save one to check out faster.</p>
        ) : (
          <>
            <p>{addressText(first)}</p>
            <More count={count} />
          </>
        )
      }
    </Part>
  </OverviewCard>
);

/** The saved cards in one line. */
export const WalletOverview = ({
  part,
  brand,
}: {
  readonly part: OverviewPart<Saved<WalletCard>>;
  readonly brand: Pick<Brand, 'card'>;
}): ReactElement => (
  <OverviewCard
    title="Wallet"
    icon={<CreditCard size={22} aria-hidden />}
    link={{ text: 'Manage cards', url: ACCOUNT_PATHS.wallet }}
  >
    <Part part={part} what="your cards">
      {({ first, count }) =>
        first === undefined ? (
          <p>No saved cards yet. Save one to check out faster.</p>
        ) : (
          <>
            <p>{walletCardName(first, brand)}</p>
            <More count={count} />
          </>
        )
      }
    </Part>
  </OverviewCard>
);
