import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeLoadSignInConfiguration } from '../../../core/configuration/load-sign-in-configuration';
import { anUnreachable } from '../../builders/upstream-failure';

const KNOWN = { ONELOGIN_SERVICE_DOWN: 'Back at noon.' };

test('[USR-07] requests the configuration with a time limit below one second', async () => {
  const requested: unknown[] = [];
  const load = makeLoadSignInConfiguration({
    storeConfiguration: {
      values: (keys, timeoutMs) => {
        requested.push([keys, timeoutMs]);
        return TE.right({ ONELOGIN_SERVICE_DOWN: 'OFF' });
      },
    },
    forPages: TE.right(KNOWN),
  });
  expect(await load()).toEqual(E.right({ ONELOGIN_SERVICE_DOWN: 'OFF' }));
  expect(requested).toEqual([[['ONELOGIN_SERVICE_DOWN'], 800]]);
});

test("[USR-07] uses the page's configuration when the service does not respond", async () => {
  const storeConfiguration = { values: () => TE.left(anUnreachable()) };
  expect(await makeLoadSignInConfiguration({ storeConfiguration, forPages: TE.right(KNOWN) })()).toEqual(
    E.right(KNOWN),
  );
  const neither = makeLoadSignInConfiguration({ storeConfiguration, forPages: TE.left(anUnreachable()) });
  expect(await neither()).toEqual(E.left(anUnreachable()));
});
