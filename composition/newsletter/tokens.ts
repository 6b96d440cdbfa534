import type { SubscribeToNewsletter } from '../../core/newsletter/subscribe-to-newsletter';
import { token } from '../token/token';

export const NewsletterTokens = {
  subscribe: token<SubscribeToNewsletter>('SubscribeToNewsletter'),
} as const;
