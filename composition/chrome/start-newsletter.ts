import { APPROACH_EVENTS } from '../../adapters/browser/approach-events';
import { NEWSLETTER_ID } from '../../ui/chrome/page-regions';
import { loadOnce } from '../platform/load-once';

/**
 * Hydrates the newsletter form of the footer when the shopper comes to it (FTR-03). Until then, and when its code cannot be
 * loaded, the form is posted. A failed load is tried again with the next approach.
 */
export const startNewsletter = (document: Document, hydrate: (root: HTMLElement) => Promise<void>): void => {
  const root = document.getElementById(NEWSLETTER_ID);
  if (root === null) return;
  const done = new AbortController();
  const hydrateOnce = loadOnce(async () => {
    await hydrate(root);
    done.abort();
  });
  const approach = (): void => void hydrateOnce().catch(() => undefined);
  for (const type of APPROACH_EVENTS) root.addEventListener(type, approach, { passive: true, signal: done.signal });
  if (root.matches(':hover, :focus-within')) approach();
};
