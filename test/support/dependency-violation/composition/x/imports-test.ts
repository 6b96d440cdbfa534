import { fake } from '../../test/fake';

export const a = fake;
