import type { ComponentType } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import PawPrint from 'lucide-react/icons/paw-print';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Repeat2 from 'lucide-react/icons/repeat-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import { LINKS } from '../../../core/paths/links';
import { LISTS_PATH } from '../../../core/paths/list-paths';
import { ACCOUNT_PATHS, ORDER_HISTORY_PATH } from '../../../core/paths/paths';

/** A page of the account's navigation; the store's page is outside of the account. */
export type AccountPlace =
  | 'overview'
  | 'orders'
  | 'buy-again'
  | 'lists'
  | 'repeat-delivery'
  | 'rewards'
  | 'appointments'
  | 'memberships'
  | 'pets'
  | 'store'
  | 'addresses'
  | 'wallet'
  | 'profile'
  | 'security'
  | 'data';

interface AccountEntry {
  readonly place: AccountPlace;
  readonly text: string;
  readonly url: string;
  readonly Icon: ComponentType<{ readonly size?: number | string }>;
}

/** The pages of the account's navigation, in its order (CRT-05). */
export const ACCOUNT_PLACES: ReadonlyArray<AccountEntry> = [
  { place: 'overview', text: 'Overview', url: LINKS.myAccount, Icon: House },
  { place: 'orders', text: 'Orders', url: ORDER_HISTORY_PATH, Icon: Package },
  { place: 'buy-again', text: 'Buy Again', url: LINKS.buyAgain, Icon: RefreshCw },
  { place: 'lists', text: 'Wish Lists', url: LISTS_PATH, Icon: Heart },
  { place: 'repeat-delivery', text: 'Repeat Delivery', url: LINKS.repeatDelivery, Icon: Repeat2 },
  { place: 'rewards', text: 'Rewards', url: LINKS.rewards, Icon: Gift },
  { place: 'appointments', text: 'Appointments', url: LINKS.grooming, Icon: CalendarDays },
  { place: 'memberships', text: 'Memberships', url: LINKS.vitalCareMembership, Icon: HeartPulse },
  { place: 'pets', text: 'My Pets', url: ACCOUNT_PATHS.pets, Icon: PawPrint },
  { place: 'store', text: 'My Store', url: LINKS.storeLocator, Icon: Store },
  { place: 'addresses', text: 'Address Book', url: ACCOUNT_PATHS.addresses, Icon: MapPin },
  { place: 'wallet', text: 'Wallet', url: ACCOUNT_PATHS.wallet, Icon: CreditCard },
  { place: 'profile', text: 'Profile', url: ACCOUNT_PATHS.profile, Icon: UserRound },
  { place: 'security', text: 'Sign-in & security', url: ACCOUNT_PATHS.security, Icon: ShieldCheck },
  { place: 'data', text: 'Your data', url: ACCOUNT_PATHS.data, Icon: FileText },
];
