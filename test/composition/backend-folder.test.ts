import { join } from 'node:path';
import { backendFolder } from '../../composition/build/backend-folder.cjs';

const root = join(__dirname, '../..');

test.each([
  [undefined, 'composition/backends/hcl'],
  ['', 'composition/backends/hcl'],
  ['hcl', 'composition/backends/hcl'],
  ['./composition/backends/hcl', 'composition/backends/hcl'],
])('BACKEND=%s selects the module in %s', (backend, folder) => {
  expect(backendFolder(backend)).toBe(join(root, folder));
});

test.each(['shopify', './elsewhere', '../..'])('refuses BACKEND=%s with the allowed values', (backend) => {
  expect(() => backendFolder(backend)).toThrow(
    /^BACKEND is ".*", but .* has no server\.ts\. Set it to one of: hcl; or to the path of a folder, such as \.\/my-backend\.$/,
  );
});
