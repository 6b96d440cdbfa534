import { DocumentCookies } from '../../../adapters/browser/document-cookies';
import { HttpPurchaseCounter } from '../../../adapters/citrus/http-purchase-counter';
import { storageAdFollowed } from '../../../adapters/session/storage-ad-followed';
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
    followedAt: storageAdFollowed(localStorage).at,
    customerId: registeredUserId(session),
    clock,
  });
  const cookies = new DocumentCookies(document, window.location.protocol === 'https:');
  makeReportPurchase({ analytics, behaviour, ads, marks: localStorage, cookies, consent, clock })(purchase)();
};
