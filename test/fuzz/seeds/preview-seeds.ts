import { PREVIEW_FORM_ACTIONS, PREVIEW_PATH } from '../../../core/paths/preview-paths';
import { call, WCS, type Seed } from './seed';

const STAFF = { staffName: 'staff', password: 'Pawsome123' };
const HEADERS = { wcpreviewtoken: 'eyJhdCI6bnVsbH0.AAAA' };

/** One valid call of each route of the store preview. */
export const previewSeeds = (): ReadonlyArray<Seed> => {
  const store = call(WCS, {});
  return [
    store('POST', 'x_preview', { json: STAFF }),
    store('GET', 'x_preview', { headers: HEADERS }),
    store('PUT', 'x_preview', { headers: HEADERS, json: { at: '2030-01-31T17:30' } }),
  ];
};

/** One valid request for the page of the preview and for each of its forms. */
export const previewPageSeeds = (): ReadonlyArray<Seed> => [
  { route: 'GET /*', path: `${PREVIEW_PATH}?form=1&because=over` },
  { route: 'GET /*', path: PREVIEW_PATH, headers: { cookie: 'previewToken=eyJhdCI6bnVsbH0.AAAA' } },
  { route: 'POST /*', path: PREVIEW_FORM_ACTIONS.signIn, form: STAFF },
  { route: 'POST /*', path: PREVIEW_FORM_ACTIONS.chooseDate, form: { date: '2030-01-31', time: '17:30' } },
  { route: 'POST /*', path: PREVIEW_FORM_ACTIONS.leave, form: {} },
];
