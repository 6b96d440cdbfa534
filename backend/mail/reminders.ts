import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The kinds of mail that only remind: their receiver can stop each of them and get it again. */
export const REMINDER_KINDS = ['appointments', 'repeat-deliveries'] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Whether an account gets reminders of a kind. */
export interface ReminderChoice {
  readonly kind: ReminderKind;
  readonly isWanted: boolean;
}

const COLUMNS = { appointments: 'appointment_reminders', 'repeat-deliveries': 'repeat_reminders' } as const;

/** Whether an account gets reminders of a kind. */
export const wantsReminders = async (
  database: Kysely<Database>,
  shopperId: number,
  kind: ReminderKind,
): Promise<boolean> => {
  const row = await database
    .selectFrom('shopper')
    .select(['appointment_reminders', 'repeat_reminders'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row?.[COLUMNS[kind]] === 1;
};

/** The kinds of reminders, and whether an account with these columns gets them. */
export const reminderChoices = (row: {
  readonly appointment_reminders: number;
  readonly repeat_reminders: number;
}): readonly ReminderChoice[] => REMINDER_KINDS.map((kind) => ({ kind, isWanted: row[COLUMNS[kind]] === 1 }));

/** The columns of an account that stop reminders or begin them again. */
export const reminderColumns = (choices: readonly ReminderChoice[]): Readonly<Record<string, number>> =>
  Object.fromEntries(choices.map(({ kind, isWanted }) => [COLUMNS[kind], isWanted ? 1 : 0]));

/** Stops reminders of a kind for an account, or begins them again. */
export const chooseReminders = async (
  trx: Transaction<Database>,
  shopperId: number,
  choice: ReminderChoice,
): Promise<void> => {
  await trx
    .updateTable('shopper')
    .set(reminderColumns([choice]))
    .where('shopper_id', '=', shopperId)
    .execute();
};
