import { newsletterListContract } from '../../contracts/newsletter-list.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeNewsletterList } from '../../fakes/fake-newsletter-list';
import { failingWorld } from './failing-world';

newsletterListContract('FakeNewsletterList', () => {
  const newsletter = new FakeNewsletterList();
  return {
    newsletter,
    email: 'pat@example.test',
    timesListed: async (email) => newsletter.emails().filter((listed) => listed === email).length,
  };
});

upstreamFailuresContract('FakeNewsletterList', ['subscribe'], () => {
  const newsletter = new FakeNewsletterList();
  return failingWorld(newsletter, { subscribe: newsletter.subscribe('pat@example.test') });
});
