import type { BrowserContext, Page } from 'playwright-core';
import { APPOINTMENTS_PATH } from '../../core/paths/paths';
import { aCustomer, copyCookies } from '../support/shoppers';

/** A store of the demonstration that gives every service which can be booked. */
export const SALON = { id: '1101', name: 'Mission Valley' };

const DAY_MS = 86_400_000;

/** A day this many days ahead, on which appointments can still be moved. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The times of a service on a day, for a small dog. */
export const timesPath = (service: string, day: string): string => `${bookingPath(service)}&pet=dog-small&day=${day}`;

/** The page of a booking at the salon: its services, or the pets that a service is for. */
export const bookingPath = (service?: string): string =>
  `${APPOINTMENTS_PATH}?step=book&store=${SALON.id}${service === undefined ? '' : `&service=${service}`}`;

/** Signs a new customer in, in this browser. */
export const signInCustomer = async (context: BrowserContext, firstName: string): Promise<void> =>
  copyCookies(context, (await aCustomer(firstName)).shopper);

export const onAppointments = (page: Page) => {
  const main = page.getByRole('main');
  /** Follows a link or presses a button, and waits for the page that follows. */
  const follow = async (target: ReturnType<Page['locator']>): Promise<void> => {
    await Promise.all([page.waitForEvent('load'), target.first().click()]);
  };
  return {
    main,
    follow,
    times: main.locator('button[name=startsAt]'),
    newTimes: main.locator('a[href*="at="]'),
    title: (name: string) => main.getByRole('heading', { level: 1, name }),
    link: (name: string | RegExp) => follow(main.getByRole('link', { name })),
    press: (name: string | RegExp) => follow(main.getByRole('button', { name, exact: true })),
    entry: (text: string) => main.getByRole('listitem').filter({ hasText: text }),
  };
};
