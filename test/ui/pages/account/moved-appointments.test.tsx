import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { makeMoveAction } from '../../../../ui/pages/account/appointments/appointments-actions';
import { MoveQuestion } from '../../../../ui/pages/account/appointments/change-appointment';
import { A_BATH, anAppointment } from '../../../builders/appointment';
import { FakeAppointmentGateway } from '../../../fakes/fake-appointment-gateway';
import { FakeCaller } from '../../../fakes/fake-caller';
import { actionOf, fieldsOf } from '../orders/posted-form';

const OWNER = '700002';
const PATH = '/shop/PetcoServicesGroomingAppointmentView';
const DAY = '2026-12-09';
const LATER = `${DAY}T18:00:00.000Z`;
const BATH = anAppointment({ id: '1', price: 36 });
const SLOT = { startsAt: LATER, time: '10:00' };

/** A bath with the benefit of a membership that ends before the day to which it is to move. */
const ending = () =>
  new FakeAppointmentGateway(new FakeCaller().signsIn(OWNER))
    .hasStore(A_BATH.storeId, { day: DAY, slots: [SLOT] })
    .hasAppointment(OWNER, BATH)
    .hasSpent('1', '970001')
    .membershipEnds('970001', '2026-12-08');

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);

describe('[ACC-08] [ACC-09] a time that the membership does not cover', () => {
  test('stays chosen, and is taken at the regular price only when the shopper agrees to it', async () => {
    const appointments = ending();
    const move = makeMoveAction({ moveAppointment: appointments.move });
    const chosen = { id: '1', day: DAY, startsAt: LATER };
    expect(await move(form({ ...chosen, price: '36.00' }))()).toEqual({
      kind: 'refused',
      status: 409,
      url: `${PATH}?step=move&id=1&day=${DAY}&at=${encodeURIComponent(LATER)}`,
      changes: {
        problem: {
          message:
            'Your plan doesn’t cover the new time: your membership ends before that day. Your appointment hasn’t changed.',
          needsSignIn: false,
        },
        isNotCovered: true,
        done: undefined,
      },
    });
    expect(await appointments.appointments()).toMatchObject({ right: [{ startsAt: BATH.startsAt, price: 36 }] });
    expect(await move(form({ ...chosen, price: '45.00' }))()).toEqual({
      kind: 'see-other',
      url: `${PATH}?done=moved`,
    });
    expect(await appointments.appointments()).toMatchObject({ right: [{ startsAt: LATER, price: 45 }] });
  });

  test('says when the benefit is used up', async () => {
    const move = makeMoveAction({ moveAppointment: () => TE.left({ kind: 'benefit-used' }) });
    expect(await move(form({ id: '1', day: DAY, startsAt: LATER, price: '36.00' }))()).toMatchObject({
      changes: { problem: { message: expect.stringContaining('its benefit is used up for that period') } },
    });
  });

  const show = (isNotCovered: boolean): void => {
    render(
      <MoveQuestion
        view={{ kind: 'move-question', appointment: BATH, day: DAY, slot: SLOT }}
        isNotCovered={isNotCovered}
      />,
    );
  };

  test('is offered at the regular price, which the form names, or the appointment keeps its time', () => {
    show(true);
    const button = screen.getByRole('button', { name: 'Reschedule at the regular price of $45.00' });
    expect(actionOf(button)).toBe(APPOINTMENT_FORM_ACTIONS.move);
    expect(fieldsOf(button)).toEqual({ id: ['1'], day: [DAY], startsAt: [LATER], price: ['45.00'] });
    expect(screen.getByText('You can use the membership benefit again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep current time' }).getAttribute('href')).toBe(PATH);
    expect(screen.queryByText(/with Vital Care/)).toBeNull();
  });

  test('any other time is offered at the price that the appointment has', () => {
    show(false);
    const button = screen.getByRole('button', { name: 'Reschedule appointment' });
    expect(fieldsOf(button)).toMatchObject({ price: ['36.00'] });
    expect(screen.getByText(/with Vital Care/)).toBeTruthy();
    expect(screen.queryByText(/again/)).toBeNull();
  });
});
