import Fastify, { type FastifyInstance } from 'fastify';
import { makeLateValidators } from '../../../../backend/http/late-validators.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setValidatorCompiler(makeLateValidators());
});
afterEach(() => app.close());

const schema = { body: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 5 } } } };

test('[PLT-03] each body is checked by the schema of its route, and the answer names what is wrong with this one', async () => {
  app.post('/pets', { schema }, async () => ({ saved: true }));
  const post = async (payload: object) => {
    const response = await app.inject({ method: 'POST', url: '/pets', payload });
    return [response.statusCode, response.json().message];
  };
  expect(await post({})).toEqual([400, "body must have required property 'name'"]);
  expect(await post({ name: 'Bella' })).toEqual([200, undefined]);
  expect(await post({ name: 'Maximilian' })).toEqual([400, 'body/name must NOT have more than 5 characters']);
  expect(await post({ name: 1 })).toEqual([400, 'body/name must be string']);
});

test('[PLT-03] a schema is compiled once, with the first request of its route', async () => {
  let compiled = 0;
  const counted = {
    type: 'object',
    get properties() {
      compiled += 1;
      return { name: { type: 'string' } };
    },
  };
  app.post('/pets', { schema: { body: counted } }, async () => ({ saved: true }));
  await app.ready();
  const before = compiled;
  await app.inject({ method: 'POST', url: '/pets', payload: {} });
  const after = compiled;
  await app.inject({ method: 'POST', url: '/pets', payload: {} });
  expect(after).toBeGreaterThan(before);
  expect(compiled).toBe(after);
});

test('[PLT-03] servers of one process share a compiled schema, and each names what is wrong with its own input', async () => {
  let reads = 0;
  const bodySchema = () => ({
    type: 'object',
    get properties() {
      reads += 1;
      return { weight: { type: 'number' } };
    },
  });
  const other = Fastify();
  other.setValidatorCompiler(makeLateValidators());
  const readsOf = async (server: FastifyInstance): Promise<number> => {
    server.post('/pets', { schema: { body: bodySchema() } }, async () => ({ saved: true }));
    await server.ready();
    const before = reads;
    await server.inject({ method: 'POST', url: '/pets', payload: { weight: 3 } });
    return reads - before;
  };
  const first = await readsOf(app);
  expect(await readsOf(other)).toBeLessThan(first);
  const send = async (server: FastifyInstance, payload: object): Promise<unknown> => {
    const response = await server.inject({ method: 'POST', url: '/pets', payload });
    return response.json().message;
  };
  const messages = await Promise.all([
    send(app, { weight: 'heavy' }),
    send(other, []),
    send(app, { weight: 3 }),
    send(other, { weight: 'light' }),
    send(app, []),
  ]);
  expect(messages).toEqual([
    'body/weight must be number',
    'body must be object',
    undefined,
    'body/weight must be number',
    'body must be object',
  ]);
  await other.close();
});
