import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useEarlyInput } from '../design/use-early-input';
import { useIsHydrated } from '../design/use-is-hydrated';
import { NewsletterForm, NewsletterHeading } from './newsletter-form';
import { NewsletterThanks } from './newsletter-thanks';
import type { NewsletterViewModel } from './newsletter-view-model';

/** The newsletter's part of the footer where scripts run: the button is disabled while nothing is typed (FTR-03). */
export const Newsletter = observer(({ model }: { readonly model: NewsletterViewModel }): ReactElement => {
  const form = useEarlyInput(({ email = '' }) => email !== '' && model.change(email));
  const isHydrated = useIsHydrated();
  return (
    <>
      <NewsletterHeading />
      {model.status === 'subscribed' ? (
        <NewsletterThanks />
      ) : (
        <NewsletterForm
          place="footer"
          formRef={form}
          email={model.email}
          canSubmit={!isHydrated || model.canSubmit}
          isPending={model.status === 'submitting'}
          onChange={model.change}
          onSubmit={() => void model.submit()}
        />
      )}
    </>
  );
});
