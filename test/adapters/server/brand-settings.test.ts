import * as E from 'fp-ts/Either';
import { readServerConfig } from '../../../adapters/server/config/server-config';

const NEEDED = { COMMERCE_ORIGIN: 'https://commerce.example' };

test('[FTR-01] settings set the names, the currency and the links of the footer', () => {
  const config = readServerConfig({
    ...NEEDED,
    SHOP_NAME: 'Paws & Co',
    REWARDS_NAME: 'Paw Points',
    CARD_NAME: 'Paw Card',
    CURRENCY: 'EUR',
    SOCIAL_LINKS: 'Pictures=https://social.example/paws?a=b%2Cc, Short Films = https://films.example',
    APP_LINKS: 'App Store=https://apps.example/paws',
  });
  expect(config).toMatchObject(
    E.right({
      brand: {
        shop: 'Paws & Co',
        rewards: 'Paw Points',
        card: 'Paw Card',
        currency: 'EUR',
        social: [
          { text: 'Pictures', url: 'https://social.example/paws?a=b%2Cc' },
          { text: 'Short Films', url: 'https://films.example/' },
        ],
        apps: [{ text: 'App Store', url: 'https://apps.example/paws' }],
      },
    }),
  );
});

test('[FTR-01] reports each invalid link in its own line with the reason', () => {
  const config = readServerConfig({
    ...NEEDED,
    SOCIAL_LINKS: `https://social.example, Films=javascript:alert(1), Films=https://a.example, Films=https://b.example, Me=https://me:hunter2@c.example, ${'x'.repeat(41)}=https://d.example, Long=https://e.example/${'e'.repeat(2048)}`,
  });
  const address = 'must begin with https:// and have at most 2048 characters';
  expect(E.isLeft(config) && config.left.split('\n')).toEqual([
    'SOCIAL_LINKS: link 1 must be a name, "=" and an address.',
    `SOCIAL_LINKS: the address of link 2 ${address}.`,
    'SOCIAL_LINKS: link 4 has the name of another link.',
    `SOCIAL_LINKS: the address of link 5 ${address}.`,
    'SOCIAL_LINKS: the name of link 6 must be a name of at most 40 characters in one line.',
    `SOCIAL_LINKS: the address of link 7 ${address}.`,
  ]);
});

test.each([
  ['SHOP_NAME', 'x'.repeat(41)],
  ['SHOP_NAME', 'Paws\u2028& Co'],
  ['REWARDS_NAME', 'Paw\nPoints'],
  ['CARD_NAME', 'Paw\u0000'],
  ['CURRENCY', 'usd'],
  ['CURRENCY', 'XYZ'],
  ['CURRENCY', '$'],
  ['APP_LINKS', Array.from({ length: 13 }, (_, index) => `App ${index}=https://apps.example/${index}`).join()],
])('%s refuses %p', (name, value) => {
  const config = readServerConfig({ ...NEEDED, [name]: value });
  expect(E.isLeft(config) && config.left).toContain(`${name} must be`);
});
