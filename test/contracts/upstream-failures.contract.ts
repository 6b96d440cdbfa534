import type { TaskEither } from 'fp-ts/TaskEither';
import type { Making } from './making';

/** A service that fails on demand, and every call of its port. */
export interface FailingWorld {
  /** The calls by their names in the port. */
  readonly calls: Readonly<Record<string, TaskEither<{ readonly kind: string }, unknown>>>;
  /** From now on the service does not respond. */
  readonly goesDown: () => void;
  /** From now on every response has this status and an error body that matches no rule of the port. */
  readonly refuses: (status: number) => void;
  /** From now on every response is a 200 that violates the service's contract. */
  readonly talksNonsense: () => void;
}

export interface FailureRules {
  /** Calls that read only the status, so that a malformed body has no effect. */
  readonly readsOnlyStatus?: ReadonlyArray<string>;
}

/**
 * Every port whose calls fail with an UpstreamFailure passes this, once for each of its calls: a failure is a value of
 * one of the three kinds, and nothing is thrown.
 */
export const upstreamFailuresContract = (
  name: string,
  calls: ReadonlyArray<string>,
  makeWorld: Making<FailingWorld>,
  { readsOnlyStatus = [] }: FailureRules = {},
): void => {
  const request = async (world: FailingWorld, call: string): Promise<unknown> => {
    const question = world.calls[call];
    if (question === undefined) throw new Error(`the world of ${name} has no call named ${call}`);
    return question();
  };

  describe(`[PLT-02] ${name} when its service fails`, () => {
    test('the test covers every call of the port', async () => {
      const world = await makeWorld();
      expect(Object.keys(world.calls).sort()).toEqual([...calls].sort());
    });

    test.each(calls)('%s: returns a missing response as a failure', async (call) => {
      const world = await makeWorld();
      world.goesDown();
      expect(await request(world, call)).toEqual({
        _tag: 'Left',
        left: {
          kind: 'unreachable',
          service: expect.any(String),
          cause: expect.stringMatching(/^(network|timed-out)$/),
        },
      });
    });

    test.each(calls)('%s: returns a refusal with its status', async (call) => {
      const world = await makeWorld();
      world.refuses(400);
      expect(await request(world, call)).toMatchObject({
        _tag: 'Left',
        left: { kind: 'refused', service: expect.any(String), status: 400 },
      });
    });

    const decoded = calls.filter((call) => !readsOnlyStatus.includes(call));
    if (decoded.length > 0) {
      test.each(decoded)('%s: returns a malformed response as a failure that names the problem', async (call) => {
        const world = await makeWorld();
        world.talksNonsense();
        expect(await request(world, call)).toEqual({
          _tag: 'Left',
          left: {
            kind: 'unintelligible',
            service: expect.any(String),
            problems: expect.arrayContaining([expect.any(String)]),
          },
        });
      });
    }

    test('sends a new request each time, so that a recovered service responds', async () => {
      const world = await makeWorld();
      world.goesDown();
      const [call = ''] = calls;
      await request(world, call);
      world.refuses(400);
      expect(await request(world, call)).toMatchObject({ _tag: 'Left', left: { kind: 'refused' } });
    });
  });
};
