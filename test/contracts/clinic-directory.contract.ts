import * as E from 'fp-ts/Either';
import { MAX_CLINIC_SUGGESTIONS, type Clinic, type ClinicDirectory } from '../../core/pets/clinic-directory';
import type { Making } from './making';

export const CLINIC_DIRECTORY_CALLS = ['suggest'] as const;

/** Every ClinicDirectory, fake or real, passes this. It knows clinics in San Diego, CA. */
export const clinicDirectoryContract = (name: string, makeDirectory: Making<ClinicDirectory>): void => {
  describe(`[PLT-02] [ACC-04] ${name} as a ClinicDirectory`, () => {
    const found = async ({ suggest }: ClinicDirectory, text: string): Promise<ReadonlyArray<Clinic>> => {
      const read = await suggest({ text })();
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
      return read.right;
    };

    test('finds clinics by their place, at most six, with a phone number of ten digits', async () => {
      const clinics = await found(await makeDirectory(), 'San Diego, CA');
      expect(clinics.length).toBeGreaterThan(0);
      expect(clinics.length).toBeLessThanOrEqual(MAX_CLINIC_SUGGESTIONS);
      for (const { clinic, place, phone } of clinics) {
        expect(clinic).not.toBe('');
        expect(place).toBe('San Diego, CA');
        expect(phone).toMatch(/^\d{10}$/);
      }
    });

    test('finds a clinic by the beginnings of the words of its name and place', async () => {
      const directory = await makeDirectory();
      const [clinic] = await found(directory, 'San Diego, CA');
      const beginning = (clinic?.clinic ?? '').slice(0, -1).toLowerCase();
      expect(await found(directory, `${beginning} san die`)).toContainEqual(clinic);
    });

    test('finds nothing for words that no clinic has', async () => {
      const directory = await makeDirectory();
      expect(await found(directory, 'qqqq')).toEqual([]);
      expect(await found(directory, 'qqqq San Diego')).toEqual([]);
      expect(await found(directory, '"\'%_*')).toEqual([]);
    });
  });
};
