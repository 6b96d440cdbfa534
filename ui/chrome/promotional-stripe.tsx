import type { ReactElement, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { STRIPE_ID } from './page-regions';

export interface PromotionalStripeProps {
  readonly children: ReactNode;
}

/**
 * The offer of the day, above the header. Open by default (HDR-03). It is not hydrated: its button is hidden until a
 * script handles it (composition/chrome/start-stripe.ts).
 */
export const PromotionalStripe = ({ children }: PromotionalStripeProps): ReactElement => (
  <aside id={STRIPE_ID} className="stripe" aria-label="Offer">
    <div className="stripe-text">{children}</div>
    <button type="button" className="stripe-close" aria-label="Hide this offer" title="Hide this offer" hidden>
      <X size={18} aria-hidden />
    </button>
  </aside>
);
