import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of commands. */
export const COMMAND_SETTINGS = {
  BACKEND: setting({
    of: ['commands'],
    type: types.backendModule,
    fallback: 'hcl',
    unset: '`hcl`',
    meaning:
      'the backend module that the shop is built with: a folder in `composition/backends`, or the path of one, such as `./my-backend`; see [integrating](integrating.md). A build for another module is made anew',
    when: 'with a commerce engine that does not speak the services of HCL Commerce',
  }),
  IMPORT_PICTURE_HOSTS: setting({
    of: ['commands'],
    type: types.hosts,
    fallback: [],
    unset: 'none',
    meaning:
      'hosts, such as `pictures.intranet` or `127.0.0.1:8080`, separated by commas, that `catalogue:import` may ask for pictures although they are not on the public internet',
    when: 'for a feed whose pictures are inside',
  }),
  IMPORT_PICTURE_MEGABYTES: setting({
    of: ['commands'],
    type: types.wholeNumber(1, 100),
    fallback: 12,
    unset: '`12`',
    meaning: 'the largest picture file that is fetched',
    when: 'rarely',
  }),
  PICTURE_STORE_MEGABYTES: setting({
    of: ['commands'],
    type: types.wholeNumber(1, 10_000_000),
    fallback: 20_480,
    unset: '`20480`',
    meaning: 'all stored pictures of feeds together; what does not fit is reported as missing',
    when: 'to the size of the disk',
  }),
  PARCEL_WORKERS: setting({
    of: ['commands'],
    type: types.wholeNumber(0, 64),
    fallback: 2,
    unset: '`2`',
    meaning: 'processes that a build uses',
    when: 'on a machine with more, or less, than two processor cores to spare',
  }),
  CHROME_PATH: setting({
    of: ['tests'],
    type: types.file,
    fallback: '',
    unset: 'the packaged Chromium',
    meaning: 'the Chromium or Chrome that tests and measurements run in',
    when: 'to test in another version, or where the packaged one does not run',
  }),
  SHOP_ADDRESS: setting({
    of: ['tests'],
    type: types.origin,
    fallback: '',
    unset: 'a shop of their own',
    meaning: 'a shop that runs already, for browser tests',
    when: 'while writing a browser test',
  }),
  FUZZ_SEED: setting({
    of: ['tests'],
    type: types.wholeNumber(0, 2_147_483_647),
    fallback: 1,
    unset: '`1`',
    meaning: 'chooses the requests that fuzz tests generate',
    when: 'to try other requests',
  }),
  FUZZ_REQUESTS: setting({
    of: ['tests'],
    type: types.wholeNumber(100, 10_000_000),
    fallback: 10_000,
    unset: '`10000`',
    meaning: 'requests that each fuzz test generates; a quarter of them where a request costs most',
    when: 'for a longer search',
  }),
  FUZZ_FORM_SHARE: setting({
    of: ['tests'],
    type: types.wholeNumber(1, 100),
    fallback: 4,
    unset: '`4`',
    meaning: 'each field of the storefront’s forms gets one of so many hostile values, in turns',
    when: 'to `1`, to send every value',
  }),
};
