import { LINKS } from '../../core/paths/links';
import { APPOINTMENTS_PATH } from '../../core/paths/paths';
import { aCustomer } from '../support/shoppers';
import { beginJourney, WAYS } from './account-journey';
import { dayAhead, onAppointments, timesPath } from './appointments-page';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();

test.each(WAYS)(
  '[ACC-08] [ACC-09] %s, a bath moves past the end of its membership at the regular price, which is asked first',
  async (_name, way) => {
    const { page, open, link, button, follow, type, field, says } = await beginJourney(
      browser,
      way,
      await aCustomer('Mona'),
    );
    const { main, times, newTimes, title, entry } = onAppointments(page);
    await open(LINKS.vitalCareMembership);
    await link('Join Vital Care');
    await type(field('Pet’s name'), 'Rex');
    await button('Join and pay in store');
    await open(timesPath('bath', dayAhead(4)));
    await follow(times.first());
    await button('Book appointment');
    await open(LINKS.vitalCareMembership);
    await link(/^Cancel Vital Care for Rex/);
    await button('Cancel membership');

    await open(APPOINTMENTS_PATH);
    const before = await entry('Bath & brush').innerText();
    expect(before).toContain('with Vital Care');
    await link(/^Reschedule Bath/);
    await open(`${placeOf(page)}&day=${dayAhead(40)}`);
    await follow(newTimes.first());
    const chosen = placeOf(page);
    await button('Reschedule appointment');
    await says('Your plan doesn’t cover the new time: your membership ends before that day.');
    await title('Reschedule this appointment?').waitFor();
    expect(chosen).toContain(encodeURIComponent(await main.locator('input[name=startsAt]').inputValue()));
    expect(await main.innerText()).toMatch(/Pay at the store\s*\$45\.00\s*You can use the membership benefit again\./);

    await link('Keep current time');
    expect(await entry('Bath & brush').innerText()).toBe(before);
    await open(chosen);
    await button('Reschedule appointment');
    await button('Reschedule at the regular price of $45.00');
    await says('Your appointment has been rescheduled.');
    expect(await entry('Bath & brush').innerText()).not.toContain('with Vital Care');
  },
);
