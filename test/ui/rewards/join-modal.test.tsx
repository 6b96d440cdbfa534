import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyPalsConfirmModal, applyPalsModal, type JoinDependencies } from '../../../composition/modals/join-modals';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import type { ModalBody } from '../../../ui/overlay/modal-body';
import { OpenModal } from '../../../ui/overlay/open-modal';
import { aNonMember } from '../../builders/rewards';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { stubDialogMethods } from '../../support/native-dialog';
import { rewardsWorld } from './rewards-world';

beforeAll(stubDialogMethods);

const show = (modal: (dependencies: JoinDependencies) => ModalBody) => {
  const world = rewardsWorld(aNonMember);
  const modals = new ModalViewModel();
  modals.setType('APPLY_PALS');
  const steps: string[] = [];
  const dependencies: JoinDependencies = {
    analytics: new FakeAnalytics(),
    brand: DEFAULT_BRAND,
    cardFlow: { joinedPals: async () => void steps.push('on'), declinedPals: async () => void steps.push('left') },
    chrome: { toasts: world.toasts, refresh: async () => undefined },
    modals,
    rewardsMenu: { rewards: undefined },
    rewardsUseCases: world.useCases,
    shared: {},
  };
  render(<OpenModal body={modal(dependencies)} onClose={modals.close} />);
  return { ...world, modals, steps };
};

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('[MOD-05] [PAL-02] the join prompt has its buttons, and declining asks once more', async () => {
  const { modals } = show(applyPalsModal);
  expect(screen.getByRole('dialog', { name: 'Join Pals Rewards' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Yes I want to join' })).toBeDefined();
  await press('No Thanks');
  expect([modals.type, modals.show]).toEqual(['APPLY_PALS_CONFIRM', true]);
});

test('[MOD-05] [PAL-01] accepting joins and continues', async () => {
  const { steps, modals } = show(applyPalsModal);
  await press('Yes I want to join');
  expect([steps, modals.show]).toEqual([['on'], false]);
});

test('[MOD-05] [PAL-02] the second prompt has its own text, and declining ends the flow', async () => {
  const { steps, modals } = show(applyPalsConfirmModal);
  expect(screen.getByRole('button', { name: 'Are you sure? Join Pals Rewards' })).toBeDefined();
  await press("No, I don't like to save");
  expect([steps, modals.show]).toEqual([['left'], false]);
});

test.each([
  ['first', applyPalsModal, 'Yes I want to join'],
  ['second', applyPalsConfirmModal, 'Are you sure? Join Pals Rewards'],
])('[ERR-09] shows a failed join in the %s prompt, which stays', async (_case, modal, yes) => {
  const { membership, modals, steps } = show(modal);
  membership.isOutOfSync();
  await press(yes);
  expect(screen.getByText("Sorry we've encountered an error. Please try back later.")).toBeDefined();
  expect([modals.show, steps]).toEqual([true, []]);
});

test('[PAL-02] closing the prompt ends the flow', async () => {
  const { steps, modals } = show(applyPalsModal);
  await press('Close');
  expect([steps, modals.show]).toEqual([['left'], false]);
});
