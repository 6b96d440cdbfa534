import { readSeedPages } from '../../../backend/content/seed-pages.ts';
import { RETRY_AFTER_DAYS } from '../../../backend/repeat-delivery/attend-plan.ts';

const wrong = readSeedPages()
  .find(({ path }) => path === '/shop/en/petcostore/s/repeat-delivery')
  ?.sections.find(({ heading }) => heading === 'If something goes wrong');

const about = (what: string): string => wrong?.list?.find((point) => point.includes(what)) ?? '';

describe('[RPD-03] the page for shoppers', () => {
  test('publishes the days after which a declined card is tried again', () => {
    const days = [...about('card is declined').matchAll(/(\d+) (?:more )?days?/g)].map(([, count]) => Number(count));
    expect(days).toEqual(RETRY_AFTER_DAYS);
  });

  test('says what happens to a delivery that is out of stock, no longer sold or cannot be placed', () => {
    expect(about('out of stock')).toMatch(/waits.*email you once.*check every day/);
    expect(about('no longer sold')).toMatch(/leave it out and email you.*never send a substitute.*pause/);
    expect(about('technical reasons')).toMatch(/about three days.*after the first day.*pause/);
  });
});
