import { makeFetchAdvisedPets } from '../../adapters/browser/fetch-advised-pets';

/** Reads the shopper's pets from the shop's own server, in the browser. */
export const fetchAdvisedPets = makeFetchAdvisedPets((...call) => window.fetch(...call));
