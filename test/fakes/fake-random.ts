import type { Random } from '../../core/shared/random';

/** Deterministic random values: the same sequence in every test. */
export class FakeRandom implements Random {
  #draws = 0;

  readonly uuid: Random['uuid'] = () => `00000000-0000-4000-8000-${(this.#draws += 1).toString(16).padStart(12, '0')}`;

  /** Golden-ratio steps: evenly distributed without early repetition. */
  readonly fraction: Random['fraction'] = () => ((this.#draws += 1) * 0.618_033_988_749_895) % 1;
}
