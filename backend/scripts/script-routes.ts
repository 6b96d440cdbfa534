import type { FastifyInstance, FastifyReply } from 'fastify';
import { ENCRYPTION_DOUBLE, SCRIPT_DOUBLES } from './script-stubs.ts';

const ENCRYPTION_PATH = '/wcsstore/PetcoSAS/javascript/encrypt.min.js';
const BASE = '/dev/scripts';

const sendScript = (reply: FastifyReply, script: string): string => {
  reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' });
  return script;
};

/** The encryption script at the platform's path. [ANA-02] */
export const registerEncryptionScript = (app: FastifyInstance): void => {
  app.get(ENCRYPTION_PATH, async (_request, reply) =>
    sendScript(reply.header('cache-control', 'public, max-age=3600'), ENCRYPTION_DOUBLE),
  );
};

/** Stubs of third-party scripts at `/dev/scripts/…`, and the address that takes their reports, which are discarded. */
export const registerScriptStubs = (app: FastifyInstance): void => {
  for (const [name, script] of Object.entries(SCRIPT_DOUBLES)) {
    app.get(`${BASE}/${name}`, async (_request, reply) =>
      sendScript(reply.header('cache-control', 'no-store'), script),
    );
  }
  app.get(`${BASE}/heard`, async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
};
