import type { CopyText } from '../../core/shared/copy-text';

export interface CopyTextWorld {
  readonly copyText: CopyText;
  /** The texts on the clipboard, oldest first. */
  readonly copied: () => ReadonlyArray<string>;
  /** From now on the clipboard refuses every text. */
  readonly refuse: () => void;
}

/** Every CopyText, fake or real, passes this. */
export const copyTextContract = (name: string, make: () => CopyTextWorld): void => {
  describe(`[RTE-05] ${name} as a CopyText`, () => {
    test('copies each text unchanged', async () => {
      const { copyText, copied } = make();
      expect([await copyText('PUP5')(), await copyText(' é\n')()]).toEqual([true, true]);
      expect(copied()).toEqual(['PUP5', ' é\n']);
    });

    test('copies nothing before the effect runs', () => {
      const { copyText, copied } = make();
      copyText('PUP5');
      expect(copied()).toEqual([]);
    });

    test('returns false when the clipboard refuses', async () => {
      const { copyText, copied, refuse } = make();
      refuse();
      expect(await copyText('PUP5')()).toBe(false);
      expect(copied()).toEqual([]);
    });
  });
};
