import { formatDate } from '../../orders/date-words';
import type { AccountSession } from './account-sessions';

/** The name of a session: `Firefox on Windows`. */
export const sessionName = ({ browser, system }: Pick<AccountSession, 'browser' | 'system'>): string => {
  const known = (family: string | undefined): family is string => family !== undefined && family !== 'Other';
  if (known(browser) && known(system)) return `${browser} on ${system}`;
  if (known(browser)) return browser;
  return known(system) ? `A browser on ${system}` : 'A browser';
};

const MINUTE_MS = 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** When a session was used last: `5 minutes ago`. `now` is in milliseconds since 1970; undefined without a time. */
export const lastUsedWords = (at: string | undefined, now: number): string | undefined => {
  const time = Date.parse(at ?? '');
  if (Number.isNaN(time)) return undefined;
  const minutes = Math.max(0, Math.floor((now - time) / MINUTE_MS));
  if (minutes < 1) return 'just now';
  if (minutes >= MINUTES_OF_A_DAY) return formatDate(at);
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
};
