import * as E from 'fp-ts/Either';
import type { NewsletterList } from '../../core/newsletter/newsletter-list';
import type { Making } from './making';

export interface NewsletterListWorld {
  readonly newsletter: NewsletterList;
  /** An address that is not on the list yet. */
  readonly email: string;
  /** Whether the address is on the list, and how often. */
  readonly timesListed: (email: string) => Promise<number>;
}

/** Every NewsletterList, fake or real, passes this. */
export const newsletterListContract = (name: string, makeWorld: Making<NewsletterListWorld>): void => {
  describe(`[PLT-02] [FTR-03] ${name} as NewsletterList`, () => {
    test('an address is on the list once, however often it is added', async () => {
      const { newsletter, email, timesListed } = await makeWorld();
      const subscribe = newsletter.subscribe(email);
      expect(await timesListed(email)).toBe(0);
      expect([await subscribe(), await subscribe()]).toEqual([E.right(undefined), E.right(undefined)]);
      expect(await timesListed(email)).toBe(1);
    });

    test('what is no address is refused and not added', async () => {
      const { newsletter, timesListed } = await makeWorld();
      expect(await newsletter.subscribe('nobody')()).toMatchObject(E.left({ kind: 'refused', status: 400 }));
      expect(await timesListed('nobody')).toBe(0);
    });
  });
};
