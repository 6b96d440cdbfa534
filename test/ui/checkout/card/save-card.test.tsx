import { fireEvent, render, screen } from '@testing-library/react';
import { SaveCard } from '../../../../ui/checkout/card/save-card';

const show = (isWalletFull: boolean) => {
  const chosen: boolean[] = [];
  const model = { saves: false, setSaves: (saves: boolean) => void chosen.push(saves) };
  render(<SaveCard isWalletFull={isWalletFull} model={model} name="saves" />);
  return chosen;
};

test('[PAY-05] a typed card can be saved for the next order', () => {
  const chosen = show(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
  expect(chosen).toEqual([true]);
});

test('[PAY-05] [ACC-03] a full wallet says that the card is not saved, and leads to the cards', () => {
  show(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/use this card for this order only and won’t save it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage cards' }).getAttribute('href')).toBe('/account/wallet');
});
