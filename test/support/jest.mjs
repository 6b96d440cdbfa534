import { requireNode } from '../../composition/build/project.mjs';
import { runJest } from './run-jest.mjs';

/** `npm run jest`: Jest with any of its options, such as `-- --selectProjects backend test/backend/ads -i`. */
requireNode();
process.exitCode = await runJest(process.argv.slice(2));
