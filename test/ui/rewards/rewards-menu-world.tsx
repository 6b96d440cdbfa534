import * as TE from 'fp-ts/TaskEither';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { type HeaderUser } from '../../../core/identity/session/header-user';
import { NO_CARD, type CardStatus } from '../../../core/petco-pay/card-status';
import type { Rewards } from '../../../core/rewards/rewards';
import { RewardsMenu } from '../../../ui/rewards/rewards-menu';
import { RewardsMenuViewModel } from '../../../ui/rewards/rewards-menu-view-model';
import { RewardsPanel } from '../../../ui/rewards/rewards-panel';
import { aCustomer } from '../../builders/header-user';
import { aMember } from '../../builders/rewards';
import { rewardsWorld } from './rewards-world';

interface Facts {
  readonly user?: HeaderUser;
  readonly isCardOn?: boolean;
  readonly member?: Rewards;
  readonly card?: Partial<CardStatus>;
  readonly stored?: number;
  readonly isMember?: boolean;
}

/** The label's view model in a browser that is idle at once. */
export const menuModel = (storedCount: () => number | undefined, fetched = 0): RewardsMenuViewModel =>
  new RewardsMenuViewModel({ storedCount, fetchCount: TE.right(fetched), whenIdle: (run) => run() });

/** The accessible name of a menu's opener. */
export const spokenBy = (container: HTMLElement): string | undefined =>
  container.querySelector('summary [data-coupons="spoken"]')?.textContent ?? undefined;

/** The Rewards dropdown with its own dependencies; `isGone` removes its content. */
export const openMenu = ({
  user = aCustomer(),
  isCardOn = false,
  member = aMember(),
  card = {},
  stored,
  isMember = false,
}: Facts = {}) => {
  const world = rewardsWorld(member, card);
  const opened: string[] = [];
  const menu = menuModel(() => stored, member.palsRewardsCoupons.length);
  let isThere = true;
  const parts = {
    model: world.model,
    chrome: {
      user,
      brand: DEFAULT_BRAND,
      card: NO_CARD,
      canOpenSignIn: true,
      openSignIn: () => void opened.push('sign-in'),
    },
    isCardOn,
    cardFlow: { apply: async () => void opened.push('card') },
    askToJoin: () => void opened.push('join'),
  };
  const Panel = (props: { readonly isOpen: boolean }) => <RewardsPanel {...parts} {...props} />;
  const loadPanel = async () => {
    if (!isThere) throw new Error('offline');
    menu.follow(world.model);
    return Panel;
  };
  const view = render(
    <RewardsMenu
      menu={menu}
      programme="Pals Rewards"
      isRegistered={user.isRegistered}
      hasCard={isCardOn}
      isMember={isMember}
      loadPanel={loadPanel}
    />,
  );
  const details = view.container.querySelector('details');
  if (details === null) throw new Error('no menu');
  /** Simulates the effect of a click on the opener in a browser. */
  const toggle = async (isOpen: boolean): Promise<void> => {
    await act(async () => {
      details.open = isOpen;
      fireEvent(details, new Event('toggle'));
    });
  };
  return { ...world, view, opened, toggle, isGone: (gone: boolean) => (isThere = !gone) };
};

/** Presses a focused button as the keyboard does. */
export const press = async (name: string): Promise<void> => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
};
