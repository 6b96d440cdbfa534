/** Departments for rows of a feed, with their names. Rows that match no other go to `other`. */
export const departmentNames = {
  dog: 'Dog',
  cat: 'Cat',
  fish: 'Fish',
  bird: 'Bird',
  reptile: 'Reptile',
  'small-pet': 'Small Pet',
  pharmacy: 'Pharmacy',
  other: 'Other',
} as const;

export type Department = keyof typeof departmentNames;

export const OTHER: Department = 'other';

export const departments = Object.keys(departmentNames) as readonly Department[];

export const isDepartment = (text: string): text is Department => Object.hasOwn(departmentNames, text);
