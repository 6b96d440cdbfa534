import { observer } from 'mobx-react-lite';
import { use, useEffect, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import Gift from 'lucide-react/icons/gift';
import MapPin from 'lucide-react/icons/map-pin';
import MenuIcon from 'lucide-react/icons/menu';
import Store from 'lucide-react/icons/store';
import X from 'lucide-react/icons/x';
import type { Department } from '../../core/catalogue/menus';
import { DEFAULT_BRAND, type Brand } from '../../core/configuration/brand';
import { Logo } from '../design/logo';
import { CachedFragment } from '../design/cached-fragment';
import { useDisclosure } from '../design/use-disclosure';
import { CapabilityContext } from '../page/capability-context';
import type { HeaderPanelsViewModel } from './header-panels-view-model';
import { LINKS } from '../../core/paths/links';
import * as styles from './header.module.css';
import { LocationOpener } from './location-opener';
import { Navigation, type NavigationProps } from './navigation';
import { SearchForm } from './search-form';
import { ServicesMenu, type ServicesMenuProps } from './services-menu';

/** The status of the shopper's card. */
export interface HeaderCard {
  readonly isOffered: boolean;
  readonly isEnrolled: boolean;
}

/** The view model that holds which menus are open. Without it the browser holds the state of each. */
export type FollowedPanels = Pick<
  HeaderPanelsViewModel,
  'menu' | 'isDrawerOpen' | 'toggleDrawer' | 'departmentId' | 'toggleDepartment'
>;

export interface HeaderProps {
  readonly panels?: FollowedPanels | undefined;
  readonly brand?: Brand;
  readonly navigation: { readonly items: ReadonlyArray<Department> };
  /** The menus of the departments; none on the server. */
  readonly menus?: NavigationProps['menus'];
  /** The account menu and the cart button. They change while a page is open, so each renders on its own. */
  readonly account: ReactNode;
  readonly cart: ReactNode;
  readonly services?: Pick<ServicesMenuProps, 'enrolledInVitalCare'>;
  readonly card?: HeaderCard;
  /** The search box with suggestions; a plain form by default. */
  readonly search?: ReactNode;
  /** The buttons of the ZIP dialog and the store dialog; links to the store locator by default. */
  readonly delivery?: ReactNode;
  readonly store?: ReactNode;
  /** The Rewards dropdown; a link to the rewards page by default. */
  readonly rewards?: ReactNode;
  /** Live help, if it is enabled (HDR-07). */
  readonly chat?: ReactNode;
}

/**
 * A link to the card for card holders, and to its offer for others. Renders nothing while the programme is off
 * (HDR-01).
 */
const CardPromotion = ({
  brand,
  isOffered,
  isEnrolled,
}: HeaderCard & { readonly brand: Brand }): ReactElement | null => {
  if (!use(CapabilityContext).leadsTo(LINKS.creditCard)) return null;
  if (isEnrolled) {
    return (
      <a href={LINKS.petcoPay} className={styles.card}>
        View {brand.card}
      </a>
    );
  }
  return isOffered ? (
    <a href={LINKS.creditCard} className={styles.card}>
      {brand.card}
      <span className={styles.cardOffer}>20% off</span>
    </a>
  ) : null;
};

/**
 * Opens the navigation on small screens; the style sheet shows the navigation after an open toggle. The menus are
 * fetched then, before the shopper opens one.
 */
const DrawerToggle = observer(({ panels, menus }: Pick<HeaderProps, 'panels' | 'menus'>): ReactElement => {
  const details = useDisclosure(
    panels === undefined ? {} : { open: panels.isDrawerOpen, onToggle: (open) => panels.toggleDrawer(open) },
  );
  const isOpen = panels?.isDrawerOpen === true;
  useEffect(() => {
    if (isOpen) void menus?.fetch();
  }, [isOpen, menus]);
  return (
    <details {...details} className={styles.toggle}>
      <summary className={styles.toggleButton} aria-label="Departments and services">
        <MenuIcon size={26} aria-hidden className={styles.whenClosed} />
        <X size={26} aria-hidden className={styles.whenOpen} />
      </summary>
    </details>
  );
});

const Services = observer(
  ({ services, panels, navigation }: Pick<HeaderProps, 'services' | 'panels' | 'navigation'>): ReactElement => (
    <ServicesMenu {...services} departments={navigation.items} {...panels?.menu('services')} />
  ),
);

/** Escape closes an open drawer and returns the focus to its toggle (HDR-04). */
const closeDrawer = (event: KeyboardEvent<HTMLElement>): void => {
  const toggle = event.currentTarget.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  if (event.key !== 'Escape' || toggle?.open !== true) return;
  event.stopPropagation();
  toggle.open = false;
  toggle.querySelector('summary')?.focus();
};

const Offers = (): ReactElement | null =>
  use(CapabilityContext).leadsTo(LINKS.offers) ? (
    <a href={LINKS.offers} className={styles.offers}>
      Monthly Offers
    </a>
  ) : null;

const RewardsLink = (): ReactElement => (
  <a href={LINKS.rewards} className={styles.rewards}>
    <Gift size={22} aria-hidden />
    <span className={styles.rewardsWord}>Rewards</span>
  </a>
);

/**
 * The content of the header: search, delivery ZIP and store, rewards, account, cart, departments and services (HDR-01). Parts that the
 * backend does not support are left out.
 */
export const Header = ({
  brand = DEFAULT_BRAND,
  navigation,
  account,
  cart,
  services,
  card = { isOffered: true, isEnrolled: false },
  search,
  delivery,
  store,
  rewards,
  chat,
  panels,
  menus,
}: HeaderProps): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  return (
    <div className={styles.bar}>
      <DrawerToggle panels={panels} menus={menus} />
      <a href={LINKS.home} className={styles.logo} aria-label={`${brand.shop} home`}>
        <Logo shop={brand.shop} />
      </a>
      <div className={styles.search}>{search ?? <SearchForm />}</div>
      {leadsTo(LINKS.storeLocator) ? (
        <div className={styles.places}>
          {delivery ?? <LocationOpener icon={<MapPin size={22} />} label="Deliver to" value="Enter ZIP" />}
          {store ?? <LocationOpener icon={<Store size={22} />} label="My store" value="Find a store" />}
        </div>
      ) : null}
      <div className={styles.actions}>
        {chat}
        {leadsTo(LINKS.rewards) ? (rewards ?? <RewardsLink />) : null}
        {leadsTo(LINKS.signIn) ? account : null}
        {cart}
      </div>
      <div className={styles.navigation} onKeyDown={closeDrawer}>
        <Navigation
          {...navigation}
          departments={panels}
          menus={menus}
          extra={
            <CachedFragment name="services" inputs={[brand, services, card, navigation.items]}>
              {() => (
                <>
                  <Services services={services} panels={panels} navigation={navigation} />
                  <Offers />
                  <CardPromotion brand={brand} {...card} />
                </>
              )}
            </CachedFragment>
          }
        />
      </div>
    </div>
  );
};
