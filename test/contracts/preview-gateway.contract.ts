import * as E from 'fp-ts/Either';
import type { Preview, PreviewGateway } from '../../core/preview/preview-gateway';
import type { Making } from './making';

/** The world behind PreviewGateway, with one member of the staff. */
export interface PreviewGatewayWorld {
  readonly previews: PreviewGateway;
  readonly staffName: string;
  readonly password: string;
  /** A date and time at which the shop can be shown. */
  readonly at: string;
}

export const PREVIEW_CALLS = ['signIn', 'preview', 'chooseDate'] as const;

/** Every PreviewGateway, fake or real, passes this. */
export const previewGatewayContract = (name: string, makeWorld: Making<PreviewGatewayWorld>): void => {
  describe(`[PLT-02] [MOD-01] ${name} as PreviewGateway`, () => {
    const opened = async ({ previews, staffName, password }: PreviewGatewayWorld): Promise<Preview> => {
      const entered = await previews.signIn(staffName, password)();
      if (E.isLeft(entered)) throw new Error(JSON.stringify(entered.left));
      return entered.right;
    };

    test('staff sign in to the shop of now and choose a date, which the new token proves', async () => {
      const world = await makeWorld();
      const { previews, at } = world;
      const now = await opened(world);
      expect(now).toEqual({ token: expect.any(String), at: undefined });
      const chosen = await previews.chooseDate(now.token, at)();
      expect(chosen).toEqual(E.right({ token: expect.any(String), at }));
      const { token } = E.isRight(chosen) ? chosen.right : now;
      expect(await previews.preview(token)()).toMatchObject(E.right({ at }));
    });

    test('a wrong name and a wrong password are refused alike, and after some of them every attempt is', async () => {
      const { previews, staffName, password } = await makeWorld();
      expect(await previews.signIn('nobody', password)()).toEqual(E.left({ kind: 'staff-refused' }));
      for (let attempt = 0; attempt < 5; attempt += 1) await previews.signIn(staffName, 'wrong')();
      expect(await previews.signIn(staffName, password)()).toEqual(E.left({ kind: 'too-many-attempts' }));
    });

    test('a token that the service did not make has no preview', async () => {
      const { previews, at } = await makeWorld();
      const over = E.left({ kind: 'preview-over' });
      expect(await previews.preview('invented')()).toEqual(over);
      expect(await previews.chooseDate('invented', at)()).toEqual(over);
    });

    test('a date that is too far away is refused', async () => {
      const world = await makeWorld();
      const { token } = await opened(world);
      expect(await world.previews.chooseDate(token, '2099-01-01T10:00')()).toEqual(E.left({ kind: 'date-refused' }));
    });
  });
};
