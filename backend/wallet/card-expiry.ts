interface CardExpiry {
  readonly expire_month: number;
  readonly expire_year: number;
}

/** Whether a card cannot pay at this time, in milliseconds since 1970: its month has ended. */
export const hasExpired = (card: CardExpiry, now: number): boolean =>
  now >= Date.UTC(card.expire_year, card.expire_month, 1);

/** Whether a card cannot pay on a day, as `YYYY-MM-DD`. */
export const hasExpiredOn = (card: CardExpiry, day: string): boolean =>
  hasExpired(card, Date.parse(`${day}T00:00:00Z`));
