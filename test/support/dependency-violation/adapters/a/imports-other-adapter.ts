import { port } from '../b/fine';

export const a = port;
