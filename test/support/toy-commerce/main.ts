import { startToyCommerce } from './toy-server.ts';

/** Starts the engine on PORT, by default 4010, until the process ends. */
const port = Number(process.env.PORT ?? '4010');
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env.PORT}". Set it to a number from 0 to 65535.`);
  process.exit(1);
}
const { origin } = await startToyCommerce({ port });
console.log(`The toy engine is open at ${origin}`);
