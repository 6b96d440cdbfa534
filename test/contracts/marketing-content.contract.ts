import * as E from 'fp-ts/Either';
import type { MarketingContent, MarketingSpot } from '../../core/content/marketing-content';
import type { Making } from './making';

/** The world behind MarketingContent. */
export interface MarketingContentWorld {
  readonly content: MarketingContent;
  /** A spot with content as the port returns it; its text was added with markup. */
  readonly filledSpot: () => Promise<MarketingSpot>;
  /** The name of an existing spot without content. */
  readonly emptySpotName: () => Promise<string>;
}

export const MARKETING_CONTENT_CALLS = ['spot'] as const;

/** Every MarketingContent, fake or real, passes this. */
export const marketingContentContract = (name: string, makeWorld: Making<MarketingContentWorld>): void => {
  describe(`[PLT-02] ${name} as MarketingContent`, () => {
    test('returns the current content of a spot', async () => {
      const { content, filledSpot } = await makeWorld();
      const filled = await filledSpot();
      expect(filled.items).not.toEqual([]);
      expect(await content.spot(filled.name)()).toEqual(E.right(filled));
    });

    test('returns texts without markup', async () => {
      const { content, filledSpot } = await makeWorld();
      const spot = await content.spot((await filledSpot()).name)();
      const texts = E.isRight(spot) ? spot.right.items.flatMap(({ text }) => text ?? []) : [];
      expect(texts).not.toEqual([]);
      expect(texts.filter((text) => /<[a-z/!]/i.test(text))).toEqual([]);
    });

    test('returns an empty spot without content', async () => {
      const { content, emptySpotName } = await makeWorld();
      const empty = await emptySpotName();
      expect(await content.spot(empty)()).toEqual(E.right({ name: empty, items: [] }));
    });

    test('returns an empty spot for an unknown name', async () => {
      const { content } = await makeWorld();
      expect(await content.spot('No_Such_Spot')()).toEqual(E.right({ name: 'No_Such_Spot', items: [] }));
    });
  });
};
