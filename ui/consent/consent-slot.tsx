import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import type { ConsentBannerProps } from './consent-banner';
import type { ConsentViewModel } from './consent-view-model';

/**
 * Loaded only when the question is needed, which is rare. If loading fails, the shopper is neither asked nor tracked.
 */
const Banner = lazy((): Promise<{ default: ComponentType<ConsentBannerProps> }> =>
  import('./consent-banner').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    () => ({ default: NoBanner }),
  ),
);

const NoBanner = (): null => null;

/** The place of the question about tracking. It is empty on the server, and mostly in the browser. */
export const ConsentSlot = observer(({ model }: { readonly model: ConsentViewModel }): ReactElement | null => {
  useEffect(() => model.start(), [model]);
  const { isOpen, answer, isReopened, accept, refuse } = model;
  return isOpen ? (
    <Suspense>
      <Banner model={{ answer, isReopened, accept, refuse }} />
    </Suspense>
  ) : null;
});
