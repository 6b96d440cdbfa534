import { server } from '../../backend/x/server';

export const a = server;
