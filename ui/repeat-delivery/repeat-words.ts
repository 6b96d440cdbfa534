import type { SavedAddress } from '../../core/addresses/address';
import type { Brand } from '../../core/configuration/brand';
import { FREQUENCIES, frequencyCode, frequencyText } from '../../core/repeat-delivery/frequency';
import type { Recommendation } from '../../core/repeat-delivery/recommend-frequency';
import type { WalletCard } from '../../core/wallet/wallet';
import { addressText } from '../checkout/address/address-lines';
import type { SelectOption } from '../design/select';
import { walletCardName } from '../pages/shared/wallet-card-name';

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All frequencies for a select; the recommended one says so. None is recommended for what is used up before it comes. */
export const frequencyOptions = (recommended?: Recommendation): ReadonlyArray<SelectOption> =>
  FREQUENCIES.map((frequency) => {
    const value = frequencyCode(frequency);
    const isBest = recommended?.isEnough === true && value === frequencyCode(recommended.frequency);
    return { value, label: `${capital(frequencyText(frequency))}${isBest ? ' (recommended)' : ''}` };
  });

const PLEASE_CHOOSE: SelectOption = { value: '', label: 'Please choose', disabled: true };

/** The addresses for a select. One that is gone has to be replaced, so nothing is chosen then. */
export const addressOptions = (addresses: ReadonlyArray<SavedAddress>): ReadonlyArray<SelectOption> => [
  PLEASE_CHOOSE,
  ...addresses.map((address) => ({
    value: address.id,
    label: `${address.firstName} ${address.lastName}, ${addressText(address)}`,
  })),
];

export const cardOptions = (
  cards: ReadonlyArray<WalletCard>,
  brand: Pick<Brand, 'card'>,
): ReadonlyArray<SelectOption> => [
  PLEASE_CHOOSE,
  ...cards.map((card) => ({ value: card.walletId, label: walletCardName(card, brand) })),
];
