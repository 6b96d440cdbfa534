import { fireEvent, render, screen } from '@testing-library/react';
import { petWeightAlertModal } from '../../../composition/modals/pet-weight-alert-modal';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { WeightCheck } from '../../../ui/pages/product/weight-check';
import { FakeAnalytics } from '../../fakes/fake-analytics';

const BAND = 'Large Dogs 45 to 88 lbs.';

const opened = () => {
  const analytics = new FakeAnalytics();
  const modals = new ModalViewModel();
  modals.setType('PET_WEIGHT_ALERT', BAND);
  return { analytics, modals, body: petWeightAlertModal({ analytics, modals }) };
};

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
