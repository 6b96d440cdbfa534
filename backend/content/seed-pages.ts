import type { SeedPage } from './pages/content-page.ts';
import { accountPages } from './pages/account-pages.ts';
import { advicePages } from './pages/advice-pages.ts';
import { companyPages } from './pages/company-pages.ts';
import { healthPages } from './pages/health-pages.ts';
import { helpPages } from './pages/help-pages.ts';
import { legalPages } from './pages/legal-pages.ts';
import { orderPages } from './pages/order-pages.ts';
import { partnerPages } from './pages/partner-pages.ts';
import { savingPages } from './pages/saving-pages.ts';
import { servicePages } from './pages/service-pages.ts';

/** All pages that are delivered with the shop. */
export const seedPages: readonly SeedPage[] = [
  ...helpPages,
  ...orderPages,
  ...accountPages,
  ...servicePages,
  ...healthPages,
  ...savingPages,
  ...advicePages,
  ...companyPages,
  ...partnerPages,
  ...legalPages,
];
