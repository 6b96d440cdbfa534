import { makeRandom } from '../../../backend/shared/random.ts';
import { placeCategories } from '../../../backend/catalogue/generator/category-placements.ts';
import { draftProduct } from '../../../backend/catalogue/generator/draft-product.ts';
import { productKinds, type ProductKind } from '../../../backend/catalogue/generator/kinds/product-kinds.ts';
import { sizeTables } from '../../../backend/catalogue/generator/kinds/size-tables.ts';
import { draftName } from '../../../backend/catalogue/generator/product-draft.ts';
import { words } from '../../../backend/catalogue/generator/words.ts';
import { namedColour } from '../../../backend/images/kit/flavour.ts';
import { speciesOf } from '../../../backend/images/kit/animals.ts';
import type { ArtSubject } from '../../../backend/images/kit/art-subject.ts';
import { characterOf } from '../../../backend/images/kit/toy-characters.ts';
import { isPrinted, ownShapeOf, shapeOf } from '../../../backend/images/shapes/shape-table.ts';
import { renderer } from './art-subjects.ts';

const departmentOf = (kind: ProductKind): string => placeCategories().byLeafSlug.get(kind.category)?.department ?? '';

/** Forms whose picture is a printed pack: the label says what is inside. */
const packForms = ['bag', 'can', 'pouch', 'box', 'bottle', 'jar', 'tube', 'bucket', 'hay'];
const liveForms = ['fish', 'bird', 'reptile', 'small-animal', 'insect'];

interface Sold {
  readonly kind: ProductKind;
  readonly noun: string;
  readonly subject: ArtSubject;
}

/** One product of each noun and trait of the generated catalogue, as its picture is described. */
const sold: readonly Sold[] = productKinds.flatMap((kind) =>
  kind.nouns.flatMap((noun) =>
    (kind.traits.length === 0 ? [[]] : kind.traits.map((trait) => [trait])).map((traits): Sold => {
      const department = departmentOf(kind);
      const draft = draftProduct(
        makeRandom(`${noun} ${traits.join()}`),
        { ...kind, nouns: [noun], traits },
        department,
      );
      return {
        kind,
        noun,
        subject: {
          partNumber: 'PN-1',
          name: draftName(draft),
          brandName: draft.brand.name,
          brandSlug: draft.brand.slug,
          department,
          form: kind.form,
          flavor: draft.flavors[0] ?? null,
          size: sizeTables[kind.sizes].sizes[0]?.label ?? null,
          color: null,
          lifeStage: draft.lifeStage,
          liveAnimal: liveForms.includes(kind.form),
        },
      };
    }),
  ),
);

const picture = (subject: ArtSubject): string => renderer().drawProduct(subject, 1);
const nameOf = ({ subject }: Sold): string => `${subject.form}: ${subject.name}`;

describe('[PRO-10] the pictures of the generated catalogue', () => {
  test('every live animal is drawn as its own species', () => {
    const animals = sold.filter(({ kind }) => liveForms.includes(kind.form));
    expect(animals.length).toBeGreaterThan(40);
    const drawn = new Map(animals.map(({ noun, subject }) => [noun, speciesOf(subject)?.icon]));
    expect([...drawn].filter(([, icon]) => icon === undefined)).toEqual([]);
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  test('every other product is a printed pack or has a drawing of its own: nothing falls back to another thing', () => {
    const others = sold.filter(({ kind }) => !liveForms.includes(kind.form));
    const packs = others.filter(({ subject }) => packForms.includes(subject.form));
    expect(packs.filter(({ subject }) => !isPrinted(shapeOf(subject))).map(nameOf)).toEqual([]);
    const things = others.filter(({ subject }) => !packForms.includes(subject.form));
    expect(things.filter(({ subject }) => ownShapeOf(subject) === undefined).map(nameOf)).toEqual([]);
  });

  test.each([
    ['Java Fern', 'plant', 'fish', 'java-fern'],
    ['Marimo Moss Ball', 'plant', 'fish', 'marimo'],
    ['Rock Reptile Hide', 'ornament', 'reptile', 'hide'],
    ['Castle Aquarium Ornament', 'ornament', 'fish', 'castle'],
    ['Silk Aquarium Plant', 'ornament', 'fish', 'silk-plant'],
    ['Slow Feeder Dog Bowl', 'bowl', 'dog', 'bowl-slow'],
    ['Elevated Dog Feeder', 'bowl', 'dog', 'feeder-elevated'],
    ['Ceramic Dog Bowl', 'bowl', 'dog', 'bowl'],
    ['Whisker-Friendly Cat Dish', 'bowl', 'cat', 'dish-whisker'],
    ['Self-Cleaning Cat Litter Box', 'litter-box', 'cat', 'litter-auto'],
    ['Top-Entry Cat Litter Box', 'litter-box', 'cat', 'litter-top'],
    ['Canister Filter', 'filter', 'fish', 'filter-canister'],
    ['UVB Bulb', 'lamp', 'reptile', 'bulb-uvb'],
    ['Under-Tank Heater', 'lamp', 'reptile', 'heat-mat'],
    ['Flying Disc Dog Toy', 'ball', 'dog', 'flying-disc'],
    ['Kicker Cat Toy', 'toy', 'cat', 'kicker-toy'],
    ['Bird Ladder', 'toy', 'bird', 'bird-ladder'],
    ['Rabbit Hutch', 'cage', 'small-pet', 'hutch'],
    ['Parrot Cage with Stand', 'cage', 'bird', 'cage-parrot'],
    ['Dog Raincoat', 'jacket', 'dog', 'dog-raincoat'],
    ['Hands-Free Dog Leash', 'leash', 'dog', 'leash-waist'],
    ['Window Perch for Cats', 'bed', 'cat', 'window-perch'],
  ])('a %s is drawn as one', (name, form, department, shape) => {
    expect(shapeOf({ name, form, department, brandName: 'Hide & Castle', size: null })).toBe(shape);
  });

  test('each color of a thing is another picture', () => {
    expect(new Set(words.colors.map((color) => namedColour(color))).size).toBe(words.colors.length);
    const colored = sold.filter(({ kind }) => ['gear', 'toy'].includes(kind.style));
    const alike = colored.filter(
      ({ subject }) => picture({ ...subject, color: 'Teal' }) === picture({ ...subject, color: 'Rust' }),
    );
    expect(alike.map(nameOf)).toEqual([]);
  });

  test('each size is another picture: of another scale, of more pieces, or of another thing', () => {
    const ofEachNoun = sold.filter((one) => sold.find(({ noun }) => noun === one.noun) === one);
    const alike = ofEachNoun.filter(({ kind, subject }) => {
      const { sizes } = sizeTables[kind.sizes];
      return new Set(sizes.map(({ label }) => picture({ ...subject, size: label }))).size !== sizes.length;
    });
    expect(alike.map(nameOf)).toEqual([]);
  });

  test('materials differ: a steel, a ceramic and a bamboo bowl of one color are three pictures', () => {
    const bowl = (material: string): string =>
      picture({
        partNumber: 'PN-1',
        name: `${material} Dog Bowl`,
        brandName: 'Wild Acre',
        brandSlug: 'wild-acre',
        department: 'dog',
        form: 'bowl',
        color: 'Teal',
        size: '2 Cup',
        liveAnimal: false,
      });
    expect(new Set(['Stainless Steel', 'Ceramic', 'Bamboo', 'Silicone', 'Non-Slip'].map(bowl)).size).toBe(5);
  });

  test('every character of a toy has its drawing', () => {
    expect(words.toyCharacters.filter((character) => characterOf(character) === undefined)).toEqual([]);
  });
});
