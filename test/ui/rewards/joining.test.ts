import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { JoinFormViewModel, NEW_JOIN_FORM } from '../../../ui/rewards/join-form-view-model';
import { JoinModalViewModel } from '../../../ui/rewards/join-modal-view-model';
import { JoinPrompt, type JoinPurpose } from '../../../ui/rewards/join-prompt';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { aNonMember } from '../../builders/rewards';
import { rewardsWorld } from './rewards-world';

const ERR_09 = "Sorry we've encountered an error. Please try back later.";

const open = (purpose: JoinPurpose) => {
  const world = rewardsWorld(aNonMember);
  const modals = new ModalViewModel();
  const prompt = new JoinPrompt(modals);
  const analytics = new FakeAnalytics();
  const steps: string[] = [];
  const note = (step: string) => async () => void steps.push(step);
  const ports = {
    ...world,
    prompt,
    modals,
    analytics,
    brand: DEFAULT_BRAND,
    chrome: { refresh: note('refreshed') },
    menu: { rewards: world.model },
    cardFlow: { joinedPals: note('on to the card'), declinedPals: note('left the card') },
  };
  if (purpose === 'membership') prompt.askToJoin();
  else modals.setType('APPLY_PALS');
  const screen = (question: 'first' | 'once-more') => new JoinModalViewModel(question, prompt.takePurpose(), ports);
  return { ...world, modals, steps, analytics, screen, first: screen('first') };
};

test('[PAL-01] [MOD-05] continues to the card after joining for it', async () => {
  const { first, steps, modals, membership, toasts } = open('card');
  await first.join();
  expect(membership.palsNumberOf('700002')).toBeDefined();
  expect([steps, modals.show, toasts.toasts]).toEqual([['on to the card'], false, []]);
});

test('[PAL-01] welcomes a shopper who joins directly as a member', async () => {
  const { first, steps, modals, toasts } = open('membership');
  await first.join();
  expect([steps, modals.show]).toEqual([['refreshed'], false]);
  expect(toasts.toasts).toMatchObject([{ tone: 'success', text: expect.stringContaining('Welcome to Pals Rewards') }]);
});

test.each(['card', 'membership'] as const)(
  '[PAL-02] asks once more after the first refusal and ends the flow after the second (%s)',
  async (purpose) => {
    const { first, screen, steps, modals } = open(purpose);
    first.decline();
    expect([modals.type, modals.show]).toEqual(['APPLY_PALS_CONFIRM', true]);
    const second = screen('once-more');
    second.decline();
    expect(modals.show).toBe(false);
    expect(steps).toEqual(purpose === 'card' ? ['left the card'] : []);
  },
);

test("[PAL-02] accepting the second prompt joins for the first one's purpose", async () => {
  const { first, screen, steps } = open('membership');
  first.decline();
  await screen('once-more').join();
  expect(steps).toEqual(['refreshed']);
});

test('[PAL-02] a closed prompt leaves no purpose for the next one', () => {
  const { first, screen, modals, steps } = open('membership');
  first.leave();
  modals.setType('APPLY_PALS');
  screen('once-more').decline();
  expect(steps).toEqual(['left the card']);
});

test.each([
  ['is out of sync', (world: ReturnType<typeof open>) => world.membership.isOutOfSync()],
  ['is down', (world: ReturnType<typeof open>) => world.membership.isDown()],
  ['refuses', (world: ReturnType<typeof open>) => world.membership.refuses(401)],
  ['failed to load', (world: ReturnType<typeof open>) => world.codeIsMissing(true)],
])('[ERR-09] reports that the loyalty system %s and stays open', async (_case, fail) => {
  const world = open('card');
  const { first, modals, steps } = world;
  fail(world);
  await first.join();
  expect([first.joining.problem, modals.show, steps]).toEqual([ERR_09, true, []]);
  expect(first.joining.status).toBe('idle');
});

test('[ERR-09] the next try removes the message', async () => {
  const { first, membership } = open('card');
  membership.isOutOfSync();
  await first.join();
  membership.isInSyncAgain();
  await first.join();
  expect(first.joining.problem).toBeUndefined();
});

test('[PAL-01] reports each step, and a double click joins once', async () => {
  const { first, screen, analytics } = open('card');
  await Promise.all([first.join(), first.join()]);
  screen('once-more').leave();
  expect(analytics.reported()).toEqual([
    { name: 'join-pals', step: 'shown' },
    { name: 'join-pals', step: 'joined' },
    { name: 'join-pals', step: 'declined' },
  ]);
});

const page = (data = NEW_JOIN_FORM) => {
  const world = rewardsWorld(aNonMember);
  let refreshed = 0;
  const chrome = { brand: DEFAULT_BRAND, refresh: async () => void (refreshed += 1) };
  const analytics = new FakeAnalytics();
  const model = new JoinFormViewModel(data, { ...world, analytics, chrome, rewards: world.model });
  return { ...world, model, refreshed: () => refreshed };
};

test("[PAL-01] the page's form joins without a phone number and refreshes the user", async () => {
  const { model, membership, refreshed } = page();
  await model.submit();
  expect(membership.palsNumberOf('700002')).toBeDefined();
  expect(refreshed()).toBe(1);
});

test('[PAL-01] does not send an invalid phone number', async () => {
  const { model, membership } = page();
  model.form.change('palsPhoneNumber', '12345');
  await model.submit();
  expect(model.form.field('palsPhoneNumber').errors).toEqual(['Please enter a valid US phone number']);
  expect(membership.palsNumberOf('700002')).toBeUndefined();
});

test('[ERR-09] restores the message and the typed values of a failed form without scripts', () => {
  const { model } = page({ phone: '(619) 555-0123', phoneError: undefined, problem: ERR_09 });
  expect([model.joining.problem, model.form.values.palsPhoneNumber]).toEqual([ERR_09, '(619) 555-0123']);
});
