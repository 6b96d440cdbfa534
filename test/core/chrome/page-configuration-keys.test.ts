import { pageConfigurationKeys } from '../../../core/chrome/page-configuration-keys';
import { allBut } from '../../../core/configuration/capabilities';

test('[CFG-01] pages request the switches of everything that the backend can do', () => {
  expect(pageConfigurationKeys(allBut([]))).toEqual(
    expect.arrayContaining([
      'GROOMING_APPOINTMENTS_PAGE',
      'GOOGLE_SIGNIN_ENABLED',
      'GOOGLE_ONETAP_ENABLED',
      'PCC_ENABLED',
      'ONELOGIN_SERVICE_DOWN',
    ]),
  );
});

test.each([
  ['appointments', ['GROOMING_APPOINTMENTS_PAGE']],
  ['google-sign-in', ['GOOGLE_SIGNIN_ENABLED', 'GOOGLE_ONETAP_ENABLED']],
  ['card', ['PCC_ENABLED', 'SHOP_ENABLED']],
] as const)('[CFG-01] without %s its switches alone are not requested', (lacking, keys) => {
  const all = pageConfigurationKeys(allBut([]));
  expect(pageConfigurationKeys(allBut([lacking]))).toEqual(all.filter((key) => !keys.some((left) => left === key)));
});
