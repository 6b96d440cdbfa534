import type { Profile } from '../../../../core/account/profile/profile-gateway';
import { REMINDER_KINDS, type ReminderChoice } from '../../../../core/stock-notices/stock-notices';
import type { RefusedForm } from '../refused-form';

/** The fields of reminders in the posted profile: the kinds that the form shows, and those that are wanted. */
export const REMINDER_FIELDS = { shown: 'reminder', wanted: 'wantedReminder' } as const;

/** The choices of a posted profile, for the kinds that its form has shown. */
export const remindersIn = (form: URLSearchParams): ReadonlyArray<ReminderChoice> => {
  const shown = form.getAll(REMINDER_FIELDS.shown);
  const wanted = form.getAll(REMINDER_FIELDS.wanted);
  return REMINDER_KINDS.filter((kind) => shown.includes(kind)).map((kind) => ({
    kind,
    isWanted: wanted.includes(kind),
  }));
};

/** The choices as they are kept with a refused form. */
export const typedReminders = (choices: ReadonlyArray<ReminderChoice>): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(({ kind, isWanted }) => [kind, String(isWanted)]));

/** The choices that the form shows: those of a refused form, else those of the account. */
export const remindersOf = (
  profile: Profile | undefined,
  refused: RefusedForm | undefined,
): ReadonlyArray<ReminderChoice> =>
  refused === undefined
    ? (profile?.reminders ?? [])
    : REMINDER_KINDS.flatMap((kind) => {
        const typed = refused.typed[kind];
        return typed === undefined ? [] : [{ kind, isWanted: typed === String(true) }];
      });
