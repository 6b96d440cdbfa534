import { cleanup, render, screen } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import { NO_LISTS, type EnteredListForm, type ListsData } from '../../../../ui/pages/lists/lists-data';
import { ListsPage, type ListsPageProps } from '../../../../ui/pages/lists/lists-page';
import { aListItem, anOpenList } from '../../../builders/wish-list';

const chrome: ListsPageProps['chrome'] = {
  brand: DEFAULT_BRAND,
  can: () => true,
  card: {} as ListsPageProps['chrome']['card'],
  enablePCC: false,
  user: { isRegistered: true } as ListsPageProps['chrome']['user'],
};

const PROBLEM = { message: 'Please try again in a moment.', needsSignIn: false };

const show = (facts: Partial<ListsData>): void => {
  cleanup();
  const data = { ...NO_LISTS, problem: PROBLEM, ...facts };
  render(
    <ListsPage data={data} chrome={chrome} cardFlow={{ apply: () => Promise.resolve() }} copyLink={() => undefined} />,
  );
};

const isOpen = (label: string): boolean => screen.getByLabelText(label).closest('details')?.open ?? true;

const NEW: EnteredListForm = { form: 'create', name: 'For Ada' };
const RENAMED: EnteredListForm = { form: 'rename', listId: 'rex', page: 1, name: 'For Ada' };
const NOTED: EnteredListForm = {
  form: 'item',
  listId: 'rex',
  page: 1,
  itemId: '1',
  quantity: '3',
  note: 'The big one',
};

test.each([
  ['a new list', NEW, [['List name', 'For Ada']]],
  ['another name', RENAMED, [['New name', 'For Ada']]],
  [
    'quantity and note',
    NOTED,
    [
      ['Quantity', '3'],
      ['Note (optional)', 'The big one'],
    ],
  ],
] as const)(
  '[ACC-05] what was entered for %s stays in its field with the error, with the lists and without them',
  (_what, entered, fields) => {
    const rex = anOpenList({ id: 'rex', items: [aListItem({ id: '1' })] });
    for (const open of [undefined, rex]) {
      show({ entered, open });
      expect(screen.getByRole('alert').textContent).toContain(PROBLEM.message);
      expect(fields.map(([label]) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
        fields.map(([, value]) => value),
      );
      expect(fields.map(([label]) => isOpen(label))).toEqual(fields.map(() => true));
      expect(screen.queryByText('This list is empty')).toBeNull();
    }
  },
);

test('[ACC-05] what is wrong with a quantity or a note stands beside its field', () => {
  const rex = anOpenList({ id: 'rex', items: [aListItem({ id: '1' })] });
  const entered: EnteredListForm = { ...NOTED, quantityError: 'Too many.', noteError: 'Too long.' };
  show({ entered, open: rex });
  const errorOf = (label: string): string =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect([errorOf('Quantity'), errorOf('Note (optional)')]).toEqual(['Too many.', 'Too long.']);
});

test('[ACC-05] a list that is full can move to the cart as a whole', () => {
  const items = Array.from({ length: 100 }, (_, index) => aListItem({ id: `${index}` }));
  show({ problem: undefined, open: anOpenList({ items }) });
  expect(screen.getByText('Move all 100 to cart', { selector: 'button' })).toBeTruthy();
});

test('[ACC-05] of a list that a sign-in made longer than a cart, the first hundred can move to the cart', () => {
  const items = Array.from({ length: 140 }, (_, index) => aListItem({ id: `${index}` }));
  show({ problem: undefined, open: anOpenList({ items }) });
  expect(screen.getByText('Move the first 100 to cart', { selector: 'button' })).toBeTruthy();
  cleanup();
  const few = items.map((item, index) => ({ ...item, isSold: index % 2 === 0 }));
  show({ problem: undefined, open: anOpenList({ items: few }) });
  expect(screen.getByText('Move all 70 to cart', { selector: 'button' })).toBeTruthy();
});
