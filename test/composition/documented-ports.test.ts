import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completePersonal, completePublic } from '../../composition/backend/lacking-ports';
import type { NeededPersonalPorts, NeededPublicPorts } from '../../composition/backend/ports';

/** The ports that have a row in the table of ports and calls. */
const documented = (): ReadonlyArray<string> => {
  const text = readFileSync(join(__dirname, '../../docs/integrating.md'), 'utf8');
  const table = text.slice(text.indexOf('\n## Ports and calls'));
  return [...table.matchAll(/^\| `(\w+)` /gm)].map(([, port = '']) => port);
};

test('[PLT-02] the table of ports and calls names every port of a backend once, and no other one', () => {
  const needed = { catalogue: undefined, cart: undefined, identity: undefined, person: undefined };
  const ports = [
    ...Object.keys(completePublic(needed as unknown as NeededPublicPorts)),
    ...Object.keys(completePersonal(needed as unknown as NeededPersonalPorts)),
  ];
  expect([...documented()].sort()).toEqual([...new Set(ports)].sort());
});
