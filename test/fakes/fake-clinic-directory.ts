import { MAX_CLINIC_SUGGESTIONS, type Clinic, type ClinicDirectory } from '../../core/pets/clinic-directory';
import { FakeUpstream } from './fake-upstream';

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** A directory of clinics in memory. It knows those that a test adds. */
export class FakeClinicDirectory extends FakeUpstream<keyof ClinicDirectory> implements ClinicDirectory {
  readonly #clinics: Clinic[] = [];
  /** The texts for which suggestions were requested. */
  readonly suggestedFor: string[] = [];

  constructor() {
    super('commerce');
  }

  knowsClinics(...clinics: ReadonlyArray<Clinic>): this {
    this.#clinics.push(...clinics);
    return this;
  }

  readonly suggest: ClinicDirectory['suggest'] = ({ text }) =>
    this.respond('suggest', () => {
      this.suggestedFor.push(text);
      const typed = wordsOf(text);
      const found = this.#clinics.filter(({ clinic, place }) => {
        const known = wordsOf(`${clinic} ${place}`);
        return typed.length > 0 && typed.every((word) => known.some((one) => one.startsWith(word)));
      });
      return structuredClone(found.slice(0, MAX_CLINIC_SUGGESTIONS));
    });
}
