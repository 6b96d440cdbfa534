import { MODAL_TYPES } from '../../../core/overlay/modal-type';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';

test('[MOD-01] lists each of the 33 types once', () => {
  expect(MODAL_TYPES).toHaveLength(33);
  expect(new Set(MODAL_TYPES).size).toBe(33);
});

test.each(MODAL_TYPES)('[MOD-01] [MOD-02] setting the type %s shows the overlay, and hiding keeps the type', (type) => {
  const modals = new ModalViewModel();
  modals.setType(type);
  expect([modals.type, modals.show]).toEqual([type, true]);
  modals.setShow(false);
  expect([modals.type, modals.show]).toEqual([type, false]);
});

test('[MOD-02] shows nothing before a type is set', () => {
  const modals = new ModalViewModel();
  modals.setShow(true);
  expect(modals.show).toBe(false);
});

test('[MOD-01] a modal set while another is open replaces it with its own subject', () => {
  const modals = new ModalViewModel();
  modals.setType('PET_WEIGHT_ALERT', 'Large Dogs 45 to 88 lbs.');
  modals.setType('SIGN_IN');
  expect([modals.type, modals.show, modals.about]).toEqual(['SIGN_IN', true, undefined]);
});
