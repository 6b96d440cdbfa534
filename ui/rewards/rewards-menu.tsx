import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import Gift from 'lucide-react/icons/gift';
import { LINKS } from '../../core/paths/links';
import { Menu } from '../design/menu';
import { Skeleton } from '../design/skeleton';
import type { Disclosure } from '../design/use-disclosure';
import { useIsHydrated } from '../design/use-is-hydrated';
import { VisuallyHidden } from '../design/visually-hidden';
import { shownCount, spokenCount } from './coupon-words';
import * as styles from './rewards-menu.module.css';
import type { RewardsMenuViewModel } from './rewards-menu-view-model';
import { useFocusAfter } from './use-focus-after';

export interface RewardsPanelProps {
  /** Whether the menu is open. Its content is fetched and watched only while it is open. */
  readonly isOpen: boolean;
}

export interface RewardsMenuProps {
  readonly menu: RewardsMenuViewModel;
  /**
   * The open state when the header controls it together with its other panels. Without it the menu keeps its own state.
   */
  readonly disclosure?: Required<Disclosure> | undefined;
  /** The programme's name. */
  readonly programme: string;
  /** Guests have no coupons to count, even if the browser has a stored count. */
  readonly isRegistered: boolean;
  /** Reserves space for the card's panel (RWD-03). */
  readonly hasCard: boolean;
  /** Members have coupons; their number is fetched if none is known yet. */
  readonly isMember?: boolean;
  /** Fetches the content when the menu is first opened. Rejects when it cannot be loaded. */
  readonly loadPanel: () => Promise<ComponentType<RewardsPanelProps>>;
}

/** The count is also written into the header before it is hydrated, which is no difference to report. */
const Label = ({ count }: { readonly count: number }): ReactElement => (
  <>
    <Gift size={22} aria-hidden />
    <span className={styles.word} aria-hidden>
      Rewards
    </span>{' '}
    <span className={styles.count} data-coupons="shown" aria-hidden suppressHydrationWarning>
      {shownCount(count)}
    </span>
    <span className={styles.spoken} data-coupons="spoken" suppressHydrationWarning>
      {spokenCount(count)}
    </span>
  </>
);

/** A placeholder as large as the panel, to prevent a layout shift. */
const Waiting = ({ hasCard }: Pick<RewardsMenuProps, 'hasCard'>): ReactElement => (
  <div
    className={styles.waiting}
    data-card={hasCard || undefined}
    aria-busy
    aria-label="Loading your rewards"
    role="group"
  >
    {(hasCard ? ['programme', 'card'] : ['programme']).map((part) => (
      <div key={part} className={styles.part}>
        <Skeleton shape="title" length="half" />
        <Skeleton length="long" />
        <Skeleton length="full" />
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
);

const NotOpened = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <p role="alert">
    We couldn’t load this.{' '}
    <button type="button" className={styles.retry} onClick={onRetry}>
      Try again
    </button>
  </p>
);

/**
 * The Rewards dropdown (HDR-01). Its label shows the number of coupons. Its content is loaded when it first opens.
 * Without scripts it links to the programme's page.
 */
export const RewardsMenu = observer(
  ({
    menu,
    disclosure,
    programme,
    isRegistered,
    hasCard,
    isMember = false,
    loadPanel,
  }: RewardsMenuProps): ReactElement => {
    const [isOpenByItself, setOpenByItself] = useState(false);
    const isOpen = disclosure?.open ?? isOpenByItself;
    const [Panel, setPanel] = useState<ComponentType<RewardsPanelProps> | undefined>();
    const [hasFailed, setFailed] = useState(false);
    const isWanted = isOpen && Panel === undefined && !hasFailed;
    // After a sign-in on this page, the stored count belongs to another shopper than before.
    useEffect(() => menu.loadCount(isMember), [menu, isRegistered, isMember]);
    useEffect(() => {
      if (!isWanted) return;
      loadPanel().then(
        (loaded) => setPanel(() => loaded),
        () => setFailed(true),
      );
    }, [isWanted, loadPanel]);
    const { next, press } = useFocusAfter<HTMLElement>(hasFailed);
    // The server renders the header without the rewards of the page, which the browser may know before it hydrates this.
    const isHydrated = useIsHydrated();
    const count = (isHydrated && isRegistered ? menu.count : undefined) ?? 0;
    return (
      <Menu
        open={isOpen}
        onToggle={disclosure?.onToggle ?? setOpenByItself}
        group="header"
        align="end"
        width={hasCard ? 'wide' : 'narrow'}
        className={styles.menu}
        label={<Label count={count} />}
      >
        <section ref={next} tabIndex={-1} className={styles.content} aria-label="Rewards menu">
          <VisuallyHidden>
            <span role="status">{isWanted ? 'Loading your rewards' : ''}</span>
          </VisuallyHidden>
          {Panel !== undefined ? (
            <Panel isOpen={isOpen} />
          ) : hasFailed ? (
            <NotOpened
              onRetry={() => {
                press();
                setFailed(false);
              }}
            />
          ) : (
            <Waiting hasCard={hasCard} />
          )}
          <a href={LINKS.rewards} className={styles.about}>
            All about {programme}
          </a>
        </section>
      </Menu>
    );
  },
);
