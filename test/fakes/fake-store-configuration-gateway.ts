import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import { FakeUpstream } from './fake-upstream';

/** A configuration service in memory. */
export class FakeStoreConfigurationGateway
  extends FakeUpstream<keyof StoreConfigurationGateway>
  implements StoreConfigurationGateway
{
  readonly #known = new Map<string, string>();

  constructor() {
    super('commerce');
  }

  has(values: StoreConfiguration): this {
    for (const [key, value] of Object.entries(values)) this.#known.set(key, value);
    return this;
  }

  readonly values: StoreConfigurationGateway['values'] = (keys) =>
    this.respond('values', () => Object.fromEntries([...this.#known].filter(([key]) => keys.includes(key))));
}
