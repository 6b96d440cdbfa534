import * as E from 'fp-ts/Either';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import type { Making } from './making';

/** The world behind a StoreConfigurationGateway. */
export interface StoreConfigurationWorld {
  readonly gateway: StoreConfigurationGateway;
  /** At least two keys that the service knows, with their values. */
  readonly known: () => Promise<StoreConfiguration>;
}

export const STORE_CONFIGURATION_CALLS = ['values of one key', 'values of several keys'] as const;

const UNKNOWN_KEY = 'NO_SUCH_KEY';

/** Every StoreConfigurationGateway, fake or real, passes this. */
export const storeConfigurationGatewayContract = (name: string, makeWorld: Making<StoreConfigurationWorld>): void => {
  describe(`[PLT-02] ${name} as a StoreConfigurationGateway`, () => {
    test('[CFG-01] returns the value of one key', async () => {
      const { gateway, known } = await makeWorld();
      const [key = '', value] = Object.entries(await known())[0] ?? [];
      expect(await gateway.values([key])()).toEqual(E.right({ [key]: value }));
    });

    test('[CFG-01] returns the values of exactly the requested keys', async () => {
      const { gateway, known } = await makeWorld();
      const two = Object.fromEntries(Object.entries(await known()).slice(0, 2));
      expect(await gateway.values(Object.keys(two))()).toEqual(E.right(two));
    });

    test('[CFG-01] omits an unknown key beside known ones', async () => {
      const { gateway, known } = await makeWorld();
      const [key = '', value] = Object.entries(await known())[0] ?? [];
      expect(await gateway.values([key, UNKNOWN_KEY])()).toEqual(E.right({ [key]: value }));
    });

    test('[CFG-01] returns nothing for an unknown key alone', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.values([UNKNOWN_KEY])()).toEqual(E.right({}));
    });

    test('[CFG-01] returns nothing for no keys', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.values([])()).toEqual(E.right({}));
    });
  });
};
