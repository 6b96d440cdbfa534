import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

/** Unpacks the packaged browser with its fonts and libraries into the folder for temporary files (TMPDIR). */

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
await chromium.executablePath();
await inflate(join(dirname(entry), '../bin/al2023.tar.br'));
