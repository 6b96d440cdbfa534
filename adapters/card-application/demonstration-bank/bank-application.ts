import { currencyName } from '../../../core/shared/currency-name';

/** The fields of the bank's form, in their order. */
export const BANK_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'income'] as const;

export type BankField = (typeof BANK_FIELDS)[number];

export type BankAnswers = Readonly<Record<BankField, string>>;

export type BankErrors = Readonly<Partial<Record<BankField, string>>>;

const OF_AGE = 18;
const OLDEST = 120;

const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M}' .-]*$/u.test(text.trim());

const CHECKS: Readonly<Record<BankField, (answer: string, today: Date, currency: string) => string | undefined>> = {
  firstName: (answer) => (isName(answer) ? undefined : 'Enter your first name.'),
  lastName: (answer) => (isName(answer) ? undefined : 'Enter your last name.'),
  email: (answer) =>
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(answer.trim())
      ? undefined
      : 'Enter an email address such as pat@example.com.',
  phone: (answer) =>
    /^1?[2-9]\d{9}$/.test(answer.replace(/\D/g, '')) ? undefined : 'Enter a US phone number with 10 digits.',
  birthDate: (answer, today) => checkBirthDate(answer, today),
  income: (answer, _today, currency) =>
    amountOf(answer) === undefined
      ? `Enter your annual income in ${currencyName(currency)}, such as 45,000.`
      : undefined,
};

/** Returns the errors of the answers, by field; an empty record when all are valid. */
export const checkAnswers = (answers: BankAnswers, today: Date, currency: string): BankErrors =>
  Object.fromEntries(
    BANK_FIELDS.flatMap((field) => {
      const error = CHECKS[field](answers[field], today, currency);
      return error === undefined ? [] : [[field, error]];
    }),
  );

const checkBirthDate = (answer: string, today: Date): string | undefined => {
  const born = dateOf(answer);
  if (born === undefined) return 'Enter your date of birth as month, day and year: MM/DD/YYYY.';
  const age = ageOn(born, today);
  if (age < OF_AGE) return `You must be ${OF_AGE} or older to apply.`;
  return age > OLDEST ? 'Check your year of birth.' : undefined;
};

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dateOf = (answer: string): CalendarDay | undefined => {
  const [, month, day, year] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(answer)?.map(Number) ?? [];
  if (month === undefined || day === undefined || year === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
};

const ageOn = ({ year, month, day }: CalendarDay, today: Date): number => {
  const hadBirthday = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
};

/** Parses an amount such as 45000, 45,000 or $45,000.00; undefined for anything else. */
export const amountOf = (answer: string): string | undefined => {
  const digits = answer
    .trim()
    .replace(/^\p{Sc}\s*/u, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? digits : undefined;
};
