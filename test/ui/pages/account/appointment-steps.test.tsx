import { render, screen } from '@testing-library/react';
import { petPath } from '../../../../ui/pages/account/pets/pets-data';
import { ChooseNewTime } from '../../../../ui/pages/account/appointments/change-appointment';
import { ChoosePet } from '../../../../ui/pages/account/appointments/choose-service';
import { ChooseTime, type ChooseTimeProps } from '../../../../ui/pages/account/appointments/choose-time';
import { anAppointment, aService } from '../../../builders/appointment';

const PUPPY_CLASS = aService({ id: 'class', name: 'Puppy class', fromWeeks: 10, untilWeeks: 17 });
const SATURDAY = { day: '2027-01-09', slots: [{ startsAt: '2027-01-09T18:00:00.000Z', time: '10:00' }] };
const NEXT = { day: '2027-01-16', slots: [] };

const aTime = (view: Partial<ChooseTimeProps['view']>): void => {
  const [option] = PUPPY_CLASS.options;
  if (option === undefined) throw new Error('the class has an option');
  const found = { days: [SATURDAY, NEXT], chosen: SATURDAY, earlier: undefined, later: undefined };
  const saved = { id: '5', name: 'Rex' };
  const all = { kind: 'time', draft: {}, store: 'Mission Valley', service: PUPPY_CLASS, option } as const;
  render(<ChooseTime view={{ ...all, saved, isAgeLimited: true, found, ...view }} typed={undefined} />);
};

describe('[ACC-08] the days for a saved pet', () => {
  test('says why some are not offered, and leads to the birthday of the pet', () => {
    aTime({});
    expect(screen.getByText('We only list days when Rex is the right age.')).toBeTruthy();
    expect(
      screen.getByText(/^Puppy class is for pets from 10 to 17 weeks old\. If Rex’s birthday is wrong/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'update it in My Pets' }).getAttribute('href')).toBe(petPath('5'));
    expect(screen.getByRole('button', { name: '10 am' })).toBeTruthy();
  });

  test('says that the pet is not of the age on any of them, instead of advising later dates', () => {
    aTime({ found: { days: [NEXT], chosen: undefined, earlier: undefined, later: undefined } });
    expect(screen.getByText(/^Rex isn’t the right age on the days that are available/)).toBeTruthy();
    expect(screen.queryByText(/Try later dates/)).toBeNull();
  });

  test('says nothing about its age when no day is left out', () => {
    aTime({ isAgeLimited: false });
    expect(screen.queryByText(/age/)).toBeNull();
  });
});

test('[ACC-08] other times for a class say why some days are not offered, and nothing of later dates', () => {
  const found = { days: [NEXT], chosen: undefined, earlier: undefined, later: undefined };
  const saved = { id: '5', name: 'Rex' };
  const appointment = anAppointment({ serviceId: 'class' });
  const view = { kind: 'move', appointment, service: PUPPY_CLASS, saved, isAgeLimited: true, found } as const;
  const { rerender } = render(<ChooseNewTime view={view} />);
  expect(screen.getByText(/^Rex isn’t the right age on the days that are available/)).toBeTruthy();
  expect(screen.queryByText(/Try later dates/)).toBeNull();
  rerender(<ChooseNewTime view={{ ...view, isAgeLimited: false }} />);
  expect(screen.queryByText(/right age/)).toBeNull();
  expect(screen.getByText(/Try later dates/)).toBeTruthy();
});

describe('[ACC-08] the pets that can be chosen', () => {
  test('a saved dog without a weight is listed, and leads to its form', () => {
    const withoutWeight = [{ id: '7', name: 'Bo' }];
    const all = { kind: 'pet', draft: {}, store: 'Mission Valley', own: [], tooOld: [] } as const;
    render(<ChoosePet view={{ ...all, withoutWeight, service: aService() }} />);
    const bo = screen.getByRole('link', { name: /^Bo.*Add Bo’s weight first.*Add weight$/ });
    expect(bo.getAttribute('href')).toBe(petPath('7'));
    expect(screen.getByRole('heading', { name: 'Your pets' })).toBeTruthy();
  });
});

test.each([
  [true, 1],
  [false, 0],
])('[ACC-09] the hint that members may pay less, for a service with a benefit (%s)', (hasBenefit, count) => {
  const service = aService({ hasBenefit });
  const all = { kind: 'pet', draft: {}, store: 'Mission Valley', own: [], tooOld: [], withoutWeight: [] } as const;
  render(<ChoosePet view={{ ...all, service }} />);
  aTime({ service });
  expect(screen.queryAllByText(/^Vital Care members may pay less/)).toHaveLength(2 * count);
});
