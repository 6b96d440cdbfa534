import type { Check } from '../forms/checks';
import { makeForm } from '../forms/form';

export type StaffField = 'staffName' | 'password';

/** The sign-in of the staff (MOD-01). Lengths are the service's. */
export const staffForm = makeForm<StaffField>({
  staffName: { label: 'Staff name' },
  password: { label: 'Password', keepsSpaces: true },
});

export type PreviewDateField = 'date' | 'time';

const DATE = 'Please choose a date within two years, such as 2030-01-31.';
const TIME = 'Please choose a time, such as 17:30.';

const checkDate: Check = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) ? undefined : DATE;
const checkTime: Check = (value) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : TIME);

/** The date and time at which the shop is shown (MOD-01). */
export const previewDateForm = makeForm<PreviewDateField>({
  date: { label: 'Date', checks: [checkDate] },
  time: { label: 'Time', checks: [checkTime] },
});

/** The errors of a date that the service does not accept. */
export const DATE_REFUSED = { date: DATE } as const;
