import 'fastify';
import { sep } from 'node:path';
import 'io-ts';
import { port } from '../http/fine';

export const a = [sep, port];
