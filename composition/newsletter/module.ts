import { ContainerModule } from 'inversify';
import { makeSubscribeToNewsletter } from '../../core/newsletter/subscribe-to-newsletter';
import { BackendTokens } from '../backend/tokens';
import { NewsletterTokens } from './tokens';

/** Acts for one shopper: loaded into the request's child container on the server. */
export const newsletterModule = new ContainerModule(({ bind }) => {
  bind(NewsletterTokens.subscribe).toResolvedValue(
    ({ newsletter }) => makeSubscribeToNewsletter({ newsletter }),
    [BackendTokens.personal],
  );
});
