import { use, type ReactElement } from 'react';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import PackageSearch from 'lucide-react/icons/package-search';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Repeat2 from 'lucide-react/icons/repeat-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Menu, MenuLink } from '../design/menu';
import type { Disclosure } from '../design/use-disclosure';
import { CapabilityContext } from '../page/capability-context';
import { LinkContext } from '../page/link-context';
import * as styles from './account-menu.module.css';
import { OPENS_LATER } from './page-regions';
import { LINKS } from '../../core/paths/links';

export interface AccountMenuProps extends Disclosure {
  readonly isRegistered: boolean;
  readonly firstName?: string | undefined;
  /** Whether the store configuration GROOMING_APPOINTMENTS_PAGE is "true". */
  readonly hasGrooming?: boolean;
  /** Opens the sign-in over the page once it is hydrated. */
  readonly onSignIn?: (() => void) | undefined;
  /** Signs out without a form post once the page is hydrated. */
  readonly onSignOut?: (() => void) | undefined;
}

const Guest = ({ onSignIn }: Pick<AccountMenuProps, 'onSignIn'>): ReactElement => (
  <ul className={styles.list}>
    <li>
      <MenuLink
        href={LINKS.signIn}
        icon={<CircleUserRound size={20} aria-hidden />}
        onOpen={onSignIn}
        marks={OPENS_LATER}
      >
        Sign In
      </MenuLink>
    </li>
    <li>
      <MenuLink href={LINKS.createAccount} icon={<UserRoundPlus size={20} aria-hidden />}>
        Create Account
      </MenuLink>
    </li>
  </ul>
);

/** The links of an account (HDR-02). */
const OWN = [
  { text: 'My Account', url: LINKS.myAccount, Icon: CircleUserRound },
  { text: 'Track Order', url: LINKS.trackOrder, Icon: PackageSearch },
  { text: 'Buy Again', url: LINKS.buyAgain, Icon: RefreshCw },
  { text: 'Repeat Delivery', url: LINKS.repeatDelivery, Icon: Repeat2 },
  { text: 'Grooming Appointments', url: LINKS.grooming, Icon: CalendarHeart },
];

const Registered = ({ hasGrooming, onSignOut }: Pick<AccountMenuProps, 'hasGrooming' | 'onSignOut'>): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const linkTo = use(LinkContext);
  return (
    <ul className={styles.list}>
      {OWN.filter(({ url }) => leadsTo(url) && (hasGrooming || url !== LINKS.grooming)).map(({ text, url, Icon }) => (
        <li key={text}>
          <MenuLink href={linkTo(url)} icon={<Icon size={20} aria-hidden />}>
            {text}
          </MenuLink>
        </li>
      ))}
      <li>
        <form
          method="post"
          action={LINKS.signOut}
          onSubmit={(event) => {
            if (onSignOut === undefined) return;
            event.preventDefault();
            onSignOut();
          }}
        >
          <button type="submit" className={styles.signOut}>
            <LogOut size={20} aria-hidden />
            Sign Out
          </button>
        </form>
      </li>
    </ul>
  );
};

/** The account menu: the links of the account, or for guests sign-in and registration (HDR-02). */
export const AccountMenu = ({
  isRegistered,
  firstName,
  hasGrooming = false,
  onSignIn,
  onSignOut,
  ...disclosure
}: AccountMenuProps): ReactElement => (
  <Menu
    {...disclosure}
    group="header"
    align="end"
    className={styles.menu}
    label={
      <>
        <CircleUserRound size={26} aria-hidden strokeWidth={1.9} />
        <span className={styles.greeting}>
          {isRegistered ? (firstName ? `Hi, ${firstName}` : 'My Account') : 'Account'}
        </span>
      </>
    }
  >
    {isRegistered ? <Registered hasGrooming={hasGrooming} onSignOut={onSignOut} /> : <Guest onSignIn={onSignIn} />}
  </Menu>
);
