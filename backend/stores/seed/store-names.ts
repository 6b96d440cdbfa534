import type { Random } from '../../shared/random.ts';
import type { StoreSite } from './store-sites.ts';

const firstWords =
  'Alder Amber Anchor Arbor Ashland Aspen Beacon Birch Briar Bridge Brook Cedar Chapel Cherry Clover Copper Cottonwood Creekside Crescent Crystal Deer Eagle Elm Fairview Falcon Fox Garden Glen Golden Granite Grove Hawthorn Heritage Hickory Highland Hillside Hunter Ivy Juniper Lake Laurel Liberty Linden Magnolia Maple Meadow Mill Monarch Morning Mulberry Northgate Oak Orchard Park Pine Pleasant Quail River Rose Sage Silver Spring Stone Summit Sunrise Sunset Sycamore Timber Union Valley Walnut Westfield Willow Winding Windsor Wood'.split(
    ' ',
  );
const secondWords =
  'Center|Commons|Corners|Creek|Crossing|Crossroads|Heights|Hill|Hollow|Junction|Landing|Market|Marketplace|Park|Place|Plaza|Point|Pointe|Ridge|Run|Square|Station|Terrace|Town Center|Trace|Trails|Valley|View|Village|Way'.split(
    '|',
  );

const streetKinds = ['Ave', 'Ave', 'Blvd', 'Blvd', 'Dr', 'Ln', 'Pkwy', 'Rd', 'Rd', 'St', 'St', 'Way'];
const directions = ['N ', 'S ', 'E ', 'W '];

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
