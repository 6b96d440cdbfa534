import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ModalType } from '../../../core/overlay/modal-type';
import type { DismissedBy } from '../../../ui/design/dialog';
import type { ModalBody } from '../../../ui/overlay/modal-body';
import { ModalHost, type ModalHostProps } from '../../../ui/overlay/modal-host';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { stubDialogMethods } from '../../support/native-dialog';

beforeAll(stubDialogMethods);

type Host = ModalHostProps<ModalType>;

const show = (load: Host['load']) => {
  const modals = new ModalViewModel();
  const failures: string[] = [];
  const retries: Array<() => void> = [];
  const fail: Host['toasts']['fail'] = (text, action) => {
    failures.push(text);
    if (action !== undefined) retries.push(action.run);
  };
  render(<ModalHost modals={modals} toasts={{ fail }} load={load} />);
  return { modals, failures, retries, open: (type: 'SIGN_IN' | 'PCC_APPROVAL') => act(() => modals.setType(type)) };
};

const body = (facts: Partial<ModalBody> = {}): ModalBody => ({ title: 'Sign In', element: <p>Hello</p>, ...facts });

test('[MOD-01] loads and renders nothing before a modal is requested', () => {
  const load = jest.fn(async () => body());
  show(load);
  expect([load.mock.calls.length, screen.queryByRole('dialog')]).toEqual([0, null]);
});

test.each<[string, DismissedBy, (dialog: HTMLElement) => void]>([
  ['Escape', 'escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a click on the backdrop', 'backdrop', (dialog) => fireEvent.click(dialog)],
  ['the close icon', 'close-icon', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('[MOD-02] %s closes the open modal, which is notified how', async (_name, by, leave) => {
  const ways: DismissedBy[] = [];
  const { modals, open } = show(async () => body({ onDismissed: (way) => void ways.push(way) }));
  open('SIGN_IN');
  leave(await screen.findByRole('dialog', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([modals.show, ways]).toEqual([false, [by]]);
});

test('[MOD-03] a mandatory modal has no close icon and ignores Escape and the backdrop', async () => {
  const { modals, open } = show(async () => body({ title: 'Congratulations', dismissible: false }));
  open('PCC_APPROVAL');
  const dialog = await screen.findByRole('dialog', { name: 'Congratulations' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(modals.show).toBe(true);
});

test('[MOD-01] reports a modal that fails to load, and the overlay is free again', async () => {
  const { modals, failures, open } = show(() => Promise.reject(new Error('offline')));
  open('SIGN_IN');
  await waitFor(() => expect(failures).toHaveLength(1));
  expect(modals.show).toBe(false);
});

test('[MOD-01] does not show a modal that loads after another was requested', async () => {
  let arrive: (body: ModalBody) => void = () => undefined;
  const late = new Promise<ModalBody>((resolve) => {
    arrive = resolve;
  });
  const { open } = show((type) => (type === 'SIGN_IN' ? late : Promise.resolve(body({ title: 'Congratulations' }))));
  open('SIGN_IN');
  open('PCC_APPROVAL');
  await screen.findByRole('dialog', { name: 'Congratulations' });
  await act(async () => arrive(body()));
  expect(screen.queryByRole('dialog', { name: 'Sign In' })).toBeNull();
});

test('[MOD-02] cannot be closed while a request is pending', async () => {
  let isBusy = true;
  const { modals, open } = show(async () => body({ isBusy: () => isBusy }));
  open('SIGN_IN');
  fireEvent.click(await screen.findByRole('dialog', { name: 'Sign In' }));
  expect(modals.show).toBe(true);
  isBusy = false;
  fireEvent.click(screen.getByRole('dialog', { name: 'Sign In' }));
  expect(modals.show).toBe(false);
});

test('[MOD-01] announces that the modal is loading', async () => {
  let arrive: (body: ModalBody) => void = () => undefined;
  const { open } = show(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  open('SIGN_IN');
  expect(screen.getByRole('status').textContent).toBe('Opening …');
  await act(async () => arrive(body()));
  await screen.findByRole('dialog', { name: 'Sign In' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('[CFG-05] a modal whose code took too long says so, and can be tried again', async () => {
  let loads = 0;
  const { modals, failures, retries, open } = show(async () => {
    loads += 1;
    if (loads === 1) throw new Error('too long');
    return body();
  });
  open('SIGN_IN');
  await waitFor(() => expect(retries).toHaveLength(1));
  expect([failures, modals.show]).toEqual([
    ['We couldn’t open this. Please check your connection and try again.'],
    false,
  ]);
  act(() => retries[0]?.());
  await screen.findByRole('dialog', { name: 'Sign In' });
});
