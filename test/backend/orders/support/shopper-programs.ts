import sharp from 'sharp';
import { at, confirm, hold, join, NAILS, WEDNESDAY } from '../../appointments/support/salon.ts';
import type { Browser } from '../../commerce/support/browser.ts';
import { create } from '../../lists/support/lists.ts';
import { ask } from '../../stock-notices/support/notices.ts';

const HOURS = ['10:00', '11:00', '12:00', '13:00', '14:00'];
let booked = 0;

const photo = async (): Promise<string> => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c60' } });
  return (await picture.png().toBuffer()).toString('base64');
};

/**
 * Gives a shopper a pet with a photo, a vet, a shared wish list, a membership, an appointment that uses it, and a mail to
 * come about LIT-FEW, which must be out of stock. Needs the stores of `addSalons`; serves five shoppers.
 */
export const addPrograms = async (browser: Browser): Promise<void> => {
  const pet = { name: 'Rex', kind: 'dog', photo: await photo() };
  const vet = { clinic: 'Bark Clinic', place: 'San Diego, CA', phone: '6195550123' };
  const listId = await create(browser, 'For Rex', 'LIT-20');
  const member = await join(browser);
  const held = await hold(browser, NAILS, at(WEDNESDAY, HOURS[booked++] ?? ''));
  const { membershipId } = member.body;
  const answers = [
    await browser.post('x_pets/@self', pet),
    await browser.post('x_vets/@self', vet),
    await browser.post(`wishlist/${listId}/x_share`, { x_showsName: 'true' }),
    await confirm(browser, held, { membershipId, price: held.body.offers[0].price }),
    await ask(browser, 'LIT-FEW'),
  ];
  expect(answers.map(({ status }) => status < 300)).toEqual(answers.map(() => true));
};
