import { personalizeAction, personalizePath } from '../../../core/paths/personalize-paths';
import type { Seed, ShopFacts } from './seed';

/** One valid request for the page that asks for a text, and for its form. */
export const personalizePageSeeds = ({ partNumber, productUrl }: ShopFacts): ReadonlyArray<Seed> => {
  const path = personalizeAction(`/${productUrl}`);
  const form = {
    partNumber,
    quantity: '1',
    choice: 'ship',
    line: '910001',
    line1: 'MAX',
    font: 'Block',
    color: 'Gold',
  };
  return [
    {
      route: 'GET /*',
      path: `${personalizePath(`/${productUrl}`, partNumber, '910001')}&quantity=2&choice=pickup:1101`,
    },
    { route: 'POST /*', path, form, as: 'guest' },
  ];
};
