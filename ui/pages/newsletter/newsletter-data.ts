export interface NewsletterData {
  /** The address was just accepted. */
  readonly isSubscribed: boolean;
  /** What was typed in a form that failed; empty before the first one. */
  readonly email: string;
}

/** The parameter of the page after its form was accepted. */
export const SUBSCRIBED_MARK = 'subscribed';
