import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DAY_MS = 24 * 60 * 60_000;

/** Makes the shipments of an order of a running shop have left and arrived so many days ago. */
export const ageDelivery = (dataFolder: string, orderId: string, days: number): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  try {
    const { changes } = database
      .prepare('update shipment set left_at = left_at - ?, delivered_at = delivered_at - ? where order_id = ?')
      .run(days * DAY_MS, days * DAY_MS, Number(orderId));
    if (changes === 0) throw new Error(`order ${orderId} has no shipment`);
  } finally {
    database.close();
  }
};
