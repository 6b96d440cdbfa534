import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The payments for which the embedded provider holds or took money, as it stored them: cents, by the payment's id. */
export const reservedPayments = (dataFolder: string): Readonly<Record<string, number>> => {
  const database = new DatabaseSync(join(dataFolder, 'payments.db'), { readOnly: true });
  try {
    const intents = database
      .prepare("select body from object where kind = 'intent' order by rowid")
      .all()
      .map(({ body }) => JSON.parse(String(body)) as { id: string; capturable: number; received: number });
    return Object.fromEntries(
      intents
        .map(({ id, capturable, received }) => [id, capturable + received] as const)
        .filter(([, held]) => held > 0),
    );
  } finally {
    database.close();
  }
};
