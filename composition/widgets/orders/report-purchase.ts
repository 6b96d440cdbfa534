import { HttpPurchaseCounter } from '../../../adapters/citrus/http-purchase-counter';
import { StorageAdSessionStore } from '../../../adapters/session/storage-ad-session-store';
import { makeReportPurchase, type PlacedPurchase } from '../../../core/analytics/report-purchase';
import { registeredUserId } from '../../../core/identity/session/registered-user-id';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** The dependencies of the report, from the page's own. */
export type PurchaseDependencies = Pick<
  ScreenDependencies,
  'analytics' | 'behaviour' | 'clock' | 'consent' | 'localStorage' | 'session'
>;

/** Reports a placed order to others, once (see `ReportPurchase`). */
export const reportPurchase = (dependencies: PurchaseDependencies, purchase: PlacedPurchase): void => {
  const { analytics, behaviour, clock, consent, localStorage, session } = dependencies;
  const ads = new HttpPurchaseCounter({
    proxy: { origin: '', credentials: 'same-origin', fetch: (...call) => window.fetch(...call) },
    consent,
    session: new StorageAdSessionStore(localStorage).recall,
    customerId: registeredUserId(session),
    clock,
  });
  makeReportPurchase({ analytics, behaviour, ads, marks: localStorage, clock })(purchase)();
};
