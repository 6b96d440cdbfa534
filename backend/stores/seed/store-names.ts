import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import type { Random } from '../../shared/random.ts';
import file from './data/names.json' with { type: 'json' };
import type { StoreSite } from './store-sites.ts';

const { firstWords, secondWords, streetKinds, directions } = checkData(
  'stores/seed/data/names.json',
  v.strictObject({ firstWords: texts, secondWords: texts, streetKinds: texts, directions: texts }),
  file,
);

/** Names stores after neighbourhoods and shopping centres; names are unique within a state. */
export const makeStoreNamer = (random: Random): ((site: StoreSite) => string) => {
  const used = new Set<string>();
  const candidate = ({ place, alone }: StoreSite): string => {
    if (alone && random.chance(0.5)) return place.city;
    const [first, second] = [random.chance(0.12) ? place.city : random.pick(firstWords), random.pick(secondWords)];
    return first === second ? first : `${first} ${second}`;
  };
  return (site) => {
    for (;;) {
      const name = candidate(site);
      const key = `${site.place.state} ${name}`;
      if (!used.has(key)) {
        used.add(key);
        return name;
      }
    }
  };
};

/** A fictional street address. */
export const makeStreet = (random: Random): string => {
  const direction = random.chance(0.3) ? random.pick(directions) : '';
  const unit = random.chance(0.25) ? ` Ste ${random.between(1, 40) * 10}` : '';
  return `${random.between(11, 999) * 10 + random.between(0, 9)} ${direction}${random.pick(firstWords)} ${random.pick(streetKinds)}${unit}`;
};
