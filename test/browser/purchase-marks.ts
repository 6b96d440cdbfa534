import type { Page } from 'playwright-core';
import { REPORTED_ORDERS_KEY } from '../../core/analytics/report-purchase';

const READINGS = 'purchaseMarkReadings';

/** Counts, on each page that is opened from now on, how often the marks of reported orders are read. */
export const watchPurchaseMarks = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ([key, count]) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        if (name === key) Reflect.set(window, count, Number(Reflect.get(window, count) ?? 0) + 1);
        return getItem.call(this, name);
      };
    },
    [REPORTED_ORDERS_KEY, READINGS] as const,
  );
};

/**
 * Waits until the page has decided whether to report its order. It reads the marks only for that, and reports in the same
 * task, so what was not reported by then is not reported later.
 */
export const untilPurchaseDecided = async (page: Page): Promise<void> => {
  await page.waitForFunction((count) => Number(Reflect.get(window, count) ?? 0) > 0, READINGS);
};
