import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completePersonal, completePublic } from '../../composition/backend/lacking-ports';
import { FakeCartGateway } from '../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../fakes/fake-identity-gateway';
import { FakePersonGateway } from '../fakes/fake-person-gateway';
import { FakeProductCatalogue } from '../fakes/fake-product-catalogue';

/** The ports that have a row in the table of ports and calls. */
const documented = (): ReadonlyArray<string> => {
  const text = readFileSync(join(__dirname, '../../docs/integrating.md'), 'utf8');
  const table = text.slice(text.indexOf('\n## Ports and calls'));
  return [...table.matchAll(/^\| `(\w+)` /gm)].map(([, port = '']) => port);
};

test('[PLT-02] the table of ports and calls names every port of a backend once, and no other one', () => {
  const cart = new FakeCartGateway();
  const identity = new FakeIdentityGateway();
  const person = new FakePersonGateway();
  const ports = [
    ...Object.keys(completePublic({ catalogue: new FakeProductCatalogue() })),
    ...Object.keys(completePersonal({ cart, identity, person })),
  ];
  expect([...documented()].sort()).toEqual([...new Set(ports)].sort());
});
