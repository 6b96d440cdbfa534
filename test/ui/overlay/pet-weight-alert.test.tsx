import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { petWeightAlertModal } from '../../../composition/modals/pet-weight-alert-modal';
import type { AdvisedPet } from '../../../core/pet-advice/advised-pet';
import { FACT_PATHS } from '../../../core/paths/fact-paths';
import type { PetKind } from '../../../core/shared/pet-kind';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { WeightCheck } from '../../../ui/pages/product/weight-check';
import { FakeAnalytics } from '../../fakes/fake-analytics';

const BAND = 'Large Dogs 45 to 88 lbs.';

const ROCKY: AdvisedPet = { name: 'Rocky', kind: 'dog', pounds: 80, breed: undefined, isGrowing: false };

const opened = (band = BAND, ...petKinds: ReadonlyArray<PetKind>) => {
  const analytics = new FakeAnalytics();
  const modals = new ModalViewModel();
  modals.setType('PET_WEIGHT_ALERT', band);
  return { analytics, modals, body: petWeightAlertModal({ analytics, modals, chrome: { user: { petKinds } } }) };
};

/** The shop's server with these pets; returns the requested paths. */
const serverWith = (...pets: ReadonlyArray<AdvisedPet>): ReadonlyArray<string> => {
  const requested: string[] = [];
  Reflect.set(window, 'fetch', async (path: string) => {
    requested.push(path);
    return { ok: true, json: async () => structuredClone(pets) };
  });
  return requested;
};
afterEach(() => Reflect.deleteProperty(window, 'fetch'));

test('[MOD-06] reports closing the pet-weight alert by its icon, but not by Escape or backdrop', () => {
  const { analytics, body } = opened();
  body.onDismissed?.('escape');
  body.onDismissed?.('backdrop');
  expect(analytics.reported()).toEqual([]);
  body.onDismissed?.('close-icon');
  expect(analytics.reported()).toEqual([{ name: 'pet-weight-alert-closed' }]);
});

test('[MOD-06] states the weight that the product is for, and its button closes it', () => {
  const { modals, body } = opened();
  render(body.element);
  expect(screen.getByText(BAND)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I know my pet’s weight' }));
  expect(modals.show).toBe(false);
});

test('[MOD-06] [ACC-04] names which of the shopper’s pets the product is made for, and which not', async () => {
  serverWith(
    ROCKY,
    { ...ROCKY, name: 'Bo', pounds: 20 },
    { ...ROCKY, name: 'Rex', pounds: undefined },
    {
      ...ROCKY,
      name: 'Mo',
      kind: 'cat',
    },
  );
  const { body } = opened('Small Dogs up to 22 lbs.', 'cat', 'dog');
  const { container } = await act(async () => render(body.element));
  const lines = within(container).getAllByRole('listitem');
  expect(lines.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Rocky (80 lb): not made for this weight. It is for up to 22 lb.',
    'Bo (20 lb): this product is made for this weight',
    'Rex: add a weight to see what fits',
  ]);
  expect(container.textContent).not.toContain('Mo (');
  expect(screen.getByText('Small Dogs up to 22 lbs.')).toBeDefined();
});

test('[MOD-06] a shopper without such a pet gets the general advice, and nothing is requested', async () => {
  const requested = serverWith(ROCKY);
  render(opened(BAND, 'cat').body.element);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(requested).toEqual([]);
  await act(async () => render(opened(BAND, 'dog').body.element));
  expect(requested).toEqual([FACT_PATHS.advisedPets]);
});

test('[MOD-06] only a product dosed by weight opens the alert', () => {
  const requested: string[] = [];
  const check = (productName: string) => (
    <WeightCheck productName={productName} detailsId="about" onCheck={(band) => void requested.push(band)} />
  );
  const { rerender } = render(check('FleaStop Chewables for Large Dogs 45 to 88 lbs.'));
  fireEvent.click(screen.getByRole('link'));
  expect(requested).toEqual([BAND]);
  rerender(check('Grain-Free Puppy Food 24 lbs.'));
  expect(screen.queryByRole('link')).toBeNull();
});
