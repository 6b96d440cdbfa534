import { port } from '../../adapters/http/fine';

export const a = port;
