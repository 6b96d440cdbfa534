import type { BankSettings } from '../bank-settings';
import { CARD_OFFER_GLOBAL } from '../card-offer-names';
import { makeDemonstrationBank } from './demonstration-bank';

/** The settings with which the storefront serves the script. */
declare const shopSettings: BankSettings;

/** The script of the demonstration bank, as the shop serves it where no bank is configured. */
Object.assign(window, { [CARD_OFFER_GLOBAL]: makeDemonstrationBank(window, shopSettings) });
