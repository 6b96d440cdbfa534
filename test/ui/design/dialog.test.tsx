import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { Dialog, type DialogProps } from '../../../ui/design/dialog';
import { stubDialogMethods } from '../../support/native-dialog';

beforeAll(stubDialogMethods);

const Opened = (props: Partial<DialogProps>): ReactElement => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change store
      </button>
      <Dialog title="Your store" open={open} onClose={() => setOpen(false)} {...props}>
        <p>Mission Valley</p>
      </Dialog>
    </>
  );
};

const openOne = (props: Partial<DialogProps> = {}): HTMLElement => {
  render(<Opened {...props} />);
  const opener = screen.getByRole('button', { name: 'Change store' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole(props.alert ? 'alertdialog' : 'dialog', { name: 'Your store' });
};

test('[MOD-07] is labelled by its title and renders nothing while closed', () => {
  render(<Opened />);
  expect(screen.queryByText('Mission Valley')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change store' }));
  expect(screen.getByRole('dialog', { name: 'Your store' }).textContent).toContain('Mission Valley');
});

test.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a click outside', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('[MOD-02] %s closes it and returns the focus to the opener', (_way, close) => {
  close(openOne());
  expect(screen.queryByText('Mission Valley')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change store' }));
});

/** The dialog's opener is replaced by another control while the dialog is open. */
const Replacing = (): ReactElement => {
  const [open, setOpen] = useState(false);
  const [isChosen, choose] = useState(false);
  return (
    <>
      <button type="button">Elsewhere</button>
      <form>
        {isChosen ? (
          <div>
            <button type="button" disabled>
              One less
            </button>
            <button type="submit">Add To Cart</button>
          </div>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Choose your store
          </button>
        )}
      </form>
      <Dialog title="Your store" open={open} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => choose(true)}>
          Mission Valley
        </button>
      </Dialog>
    </>
  );
};

test('[MOD-07] returns the focus to the control that has replaced the opener', () => {
  render(<Replacing />);
  const opener = screen.getByRole('button', { name: 'Choose your store' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Mission Valley' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add To Cart' }));
});

test('[MOD-02] Escape closes it by its key, and leaves that to a control inside that needs the key', () => {
  const dialog = openOne();
  const inside = screen.getByText('Mission Valley');
  inside.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(screen.getByText('Mission Valley')).toBeTruthy();
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(screen.queryByText('Mission Valley')).toBeNull();
});

test('[MOD-02] canceling the chooser of a file field inside does not close it', () => {
  openOne();
  fireEvent(screen.getByText('Mission Valley'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(screen.getByText('Mission Valley')).toBeTruthy();
});

test('[MOD-02] when the browser closes it without asking, it is closed for the shop, too', () => {
  const dialog = openOne();
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByText('Mission Valley')).toBeNull();
});

test('[MOD-03] a dialog that stays is shown again when the browser closes it without asking', () => {
  const ways: unknown[] = [];
  const dialog = openOne({ onClose: (way) => ways.push(way) });
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect([dialog.hasAttribute('open'), ways]).toEqual([true, ['escape']]);
});

test('[MOD-02] text that is selected by dragging out of its field does not close it', () => {
  const dialog = openOne();
  fireEvent.pointerDown(screen.getByText('Mission Valley'));
  fireEvent.click(dialog);
  expect(screen.getByText('Mission Valley')).toBeTruthy();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByText('Mission Valley')).toBeNull();
});

test('[MOD-02] a click inside does not close it', () => {
  openOne();
  fireEvent.click(screen.getByText('Mission Valley'));
  expect(screen.getByText('Mission Valley')).toBeTruthy();
});

test('[MOD-03] a mandatory dialog has no close button and ignores Escape and backdrop', () => {
  const dialog = openOne({ dismissible: false, alert: true });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.click(dialog);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(screen.getByText('Mission Valley')).toBeTruthy();
});

test('[MOD-02] can ignore clicks on the backdrop only', () => {
  fireEvent.click(openOne({ closeOnBackdrop: false }));
  expect(screen.getByText('Mission Valley')).toBeTruthy();
});

test('[MOD-07] focuses the element marked for it', () => {
  openOne({
    footer: (
      <>
        <input aria-label="ZIP code" />
        <input aria-label="City" data-autofocus />
      </>
    ),
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
});
