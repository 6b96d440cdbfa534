import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { ErrorDetail } from '../../../ui/overlay/error-detail';
import { ErrorDetailViewModel } from '../../../ui/overlay/error-detail-view-model';
import { OpenModal } from '../../../ui/overlay/open-modal';
import { CardAdded } from '../../../ui/petco-pay/card-added';
import { CardApproval } from '../../../ui/petco-pay/card-approval';
import { CardSuccess } from '../../../ui/petco-pay/card-success';
import { cardFlowWorld, CUSTOMER, MEMBER, USER } from './card-flow-world';

const BOX = 'Add temporary Petco Pay credit card to payment wallet';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

const approval = async () => {
  const world = cardFlowWorld(MEMBER);
  await world.flow.apply();
  world.approves();
  await waitFor(() => expect(world.shown()).toBe('PCC_APPROVAL'));
  const element = <CardApproval model={world.flow} brand={DEFAULT_BRAND} />;
  render(<OpenModal body={{ title: 'Congratulations!', dismissible: false, element }} onClose={world.modals.close} />);
  return world;
};

test('[MOD-03] the approval has no close button and ignores Escape and outside clicks', async () => {
  const { shown } = await approval();
  const dialog = screen.getByRole('dialog', { name: 'Congratulations!' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(shown()).toBe('PCC_APPROVAL');
});

test("[MOD-05] [PCC-06] the approval's checkbox is checked, and showing it clears the flag", async () => {
  const { flow } = await approval();
  expect(screen.getByRole('checkbox', { name: BOX })).toHaveProperty('checked', true);
  expect(flow.showApprovedModal).toBe(false);
});

test('[MOD-05] [PCC-05] sends the selected value', async () => {
  const { cardProgramme, shown } = await approval();
  fireEvent.click(screen.getByRole('checkbox', { name: BOX }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(shown()).toBe('PCC_CREDIT_CARD_SUCCESS'));
  expect(cardProgramme.addedFor(USER)).toMatchObject({ saveToWallet: false });
});

test('[PCC-05] announces a failure at once with two options', async () => {
  const { cardProgramme, shown } = await approval();
  cardProgramme.isDown('addTempCard');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('We couldn’t set up your card.')).toBeTruthy();
  cardProgramme.isBack();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toBe('PCC_CREDIT_CARD_SUCCESS'));
});

test('[MOD-03] can be left for later after a failure', async () => {
  const { cardProgramme, shown } = await approval();
  cardProgramme.isDown('addTempCard');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Do it later' }));
  expect(shown()).toBeUndefined();
});

test.each([
  ['a new customer', CUSTOMER, {}, 'APPLY NOW'],
  ['a member invited by the bank', MEMBER, { isPrescreen: true }, 'Continue With Petco Pay'],
  ['a cardholder', MEMBER, { isEnrolled: true }, 'Continue With Petco Pay'],
])('[MOD-05] shows the success modal of %s', async (_case, user, card, label) => {
  const world = cardFlowWorld(user, card);
  await world.flow.signedIn();
  render(
    <CardSuccess
      model={world.flow}
      brand={DEFAULT_BRAND}
      text="You’re signed in."
      isMember={user === MEMBER}
      onLater={world.modals.close}
    />,
  );
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
  expect(screen.queryByText(/requires a Pals Rewards membership/) !== null).toBe(user === CUSTOMER);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(world.shown()).toBeUndefined();
});

test('[MOD-05] [PCC-02] APPLY NOW continues with the next step', async () => {
  const world = cardFlowWorld(CUSTOMER);
  await world.flow.signedIn();
  render(<CardSuccess model={world.flow} brand={DEFAULT_BRAND} text="" isMember={false} onLater={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'APPLY NOW' }));
  await waitFor(() => expect(world.shown()).toBe('APPLY_PALS'));
});

test.each([
  [true, 'Your temporary card is in your payment wallet.'],
  [false, 'Your card is active, but it isn’t in your payment wallet.'],
])('[MOD-05] [PCC-08] offers the next steps after the card was added (to the wallet: %s)', (saveToWallet, text) => {
  render(<CardAdded model={{ saveToWallet }} brand={DEFAULT_BRAND} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/20% off your first purchase/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/shop/en/petcostore');
  expect(screen.getByRole('link', { name: 'View Petco Pay' }).getAttribute('href')).toMatch(/^\/shop\/PetcoPay/);
});

describe('an error', () => {
  const open = (detail: Parameters<ErrorDetailViewModel['show']>[0]) => {
    const model = new ErrorDetailViewModel();
    model.show(detail);
    const steps: string[] = [];
    render(<ErrorDetail model={model} onClose={() => steps.push('closed')} />);
    return steps;
  };

  test('[MOD-01] can only be confirmed', () => {
    const steps = open({ title: 'No', text: 'The bank writes to you.' });
    expect(screen.getByText('The bank writes to you.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(steps).toEqual(['closed']);
  });

  test('[MOD-01] can be retried after the message closes', async () => {
    const steps = open({ title: 'No', text: '', action: { label: 'Try again', run: () => steps.push('again') } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(steps).toEqual(['closed', 'again']);
  });

  test('[MOD-01] links to another page', () => {
    open({ title: 'No', text: '', action: { label: 'View Petco Pay', url: '/shop/card' } });
    expect(screen.getByRole('link', { name: 'View Petco Pay' }).getAttribute('href')).toBe('/shop/card');
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });
});
