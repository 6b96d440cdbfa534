import type { ReactElement } from 'react';
import { HOME_PATH } from '../../../core/paths/paths';
import { Banner } from '../../design/banner';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import { NEWSLETTER_THANKS } from '../../newsletter/newsletter-thanks';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import type { NewsletterData } from './newsletter-data';

/** The newsletter's form, or the thanks after it. Its form is posted, with and without scripts (FTR-03). */
export const NewsletterPage = ({ data }: { readonly data: NewsletterData }): ReactElement => (
  <PageFrame>
    <div className={frame.page}>
      <div className={frame.words}>
        <h1>Newsletter</h1>
      </div>
      {data.isSubscribed ? (
        <Banner tone="good" title={NEWSLETTER_THANKS} />
      ) : (
        <>
          <p>Get offers, new products and pet care tips by email.</p>
          <NewsletterForm place="page" email={data.email} />
        </>
      )}
      <StepLink href={HOME_PATH}>Continue shopping</StepLink>
    </div>
  </PageFrame>
);
