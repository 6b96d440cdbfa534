import type { IO } from 'fp-ts/IO';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import Gift from 'lucide-react/icons/gift';
import { LINKS } from '../../core/paths/links';
import { Menu } from '../design/menu';
import { Skeleton } from '../design/skeleton';
import type { Disclosure } from '../design/use-disclosure';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './rewards-menu.module.css';
import type { RewardsMenuViewModel } from './rewards-menu-view-model';
import { useFocusAfter } from './use-focus-after';

export interface RewardsPanelProps {
  /** Whether the menu is open: what is in it is fetched and watched only then. */
  readonly isOpen: boolean;
}

export interface RewardsMenuProps {
  readonly menu: RewardsMenuViewModel;
  /** Whether it is open, among the other panels of the header; the menu holds it itself when left out. */
  readonly disclosure?: Required<Disclosure> | undefined;
  /** The programme's name. */
  readonly programme: string;
  /** Guests have no coupons to count, whatever the browser has stored. */
  readonly isRegistered: boolean;
  /** Room for the card's panel (RWD-03). */
  readonly hasCard: boolean;
  /** For members: has their rewards fetched once there is time, when nobody has counted their coupons yet. */
  readonly fetchMember?: IO<void>;
  /** Fetches what is inside when the menu is first opened; rejects when it cannot be had. */
  readonly loadPanel: () => Promise<ComponentType<RewardsPanelProps>>;
}

const spoken = (count: number): string => `Rewards, ${count} ${count === 1 ? 'coupon' : 'coupons'}`;

const Label = ({ count }: { readonly count: number }): ReactElement => (
  <>
    <Gift size={22} aria-hidden />
    <span className={styles.word}>Rewards</span>{' '}
    {count === 0 ? null : (
      <span className={styles.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    )}
  </>
);

/** As much room as the panel will take, so that nothing jumps when it comes. */
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

/**
 * The Rewards dropdown (HDR-01): its label counts the coupons, its inside comes when it is first opened. Without
 * scripts it leads to the programme's page.
 */
export const RewardsMenu = observer(
  ({ menu, disclosure, programme, isRegistered, hasCard, fetchMember, loadPanel }: RewardsMenuProps): ReactElement => {
    const [isOpenByItself, setOpenByItself] = useState(false);
    const isOpen = disclosure?.open ?? isOpenByItself;
    const [Panel, setPanel] = useState<ComponentType<RewardsPanelProps> | undefined>();
    const [hasFailed, setFailed] = useState(false);
    const isWanted = isOpen && Panel === undefined && !hasFailed;
    // A sign-in on this page has fetched somebody else's rewards.
    useEffect(() => menu.loadCount(fetchMember), [menu, isRegistered, fetchMember]);
    useEffect(() => {
      if (!isWanted) return;
      loadPanel().then(
        (loaded) => setPanel(() => loaded),
        () => setFailed(true),
      );
    }, [isWanted, loadPanel]);
    const { next, press } = useFocusAfter<HTMLElement>(hasFailed);
    const count = (isRegistered ? menu.count : undefined) ?? 0;
    return (
      <Menu
        open={isOpen}
        onToggle={disclosure?.onToggle ?? setOpenByItself}
        group="header"
        align="end"
        width={hasCard ? 'wide' : 'narrow'}
        className={styles.menu}
        accessibleLabel={count === 0 ? undefined : spoken(count)}
        label={<Label count={count} />}
      >
        <section ref={next} tabIndex={-1} className={styles.content} aria-label="Rewards menu">
          <VisuallyHidden>
            <span role="status">{isWanted ? 'Loading your rewards' : ''}</span>
          </VisuallyHidden>
          {Panel !== undefined ? (
            <Panel isOpen={isOpen} />
          ) : hasFailed ? (
            <p role="alert">
              We could not open this just now.{' '}
              <button
                type="button"
                className={styles.retry}
                onClick={() => {
                  press();
                  setFailed(false);
                }}
              >
                Try again
              </button>
            </p>
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
