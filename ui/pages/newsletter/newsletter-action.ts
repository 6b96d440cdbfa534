import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SubscribeError, SubscribeToNewsletter } from '../../../core/newsletter/subscribe-to-newsletter';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import { SUBSCRIBED_MARK, type NewsletterData } from './newsletter-data';

/** Subscribes to the newsletter without JavaScript. A failure shows the form again, with what was typed (FTR-03). */
export const makeNewsletterAction =
  ({ subscribeToNewsletter }: { readonly subscribeToNewsletter: SubscribeToNewsletter }): PageAction<NewsletterData> =>
  (form) => {
    const email = textOf(form, 'email');
    const url = FORM_ACTIONS.newsletter;
    return pipe(
      subscribeToNewsletter(email),
      TE.match(
        (error): ActionResult<NewsletterData> => ({
          kind: 'refused',
          status: statusOf(error),
          url,
          changes: { email },
        }),
        (): ActionResult<NewsletterData> => ({ kind: 'see-other', url: `${url}?${SUBSCRIBED_MARK}=1` }),
      ),
    );
  };

const statusOf = (error: SubscribeError): number => (error.kind === 'no-address' ? 400 : statusOfFailure(error));
