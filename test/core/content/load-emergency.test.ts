import * as E from 'fp-ts/Either';
import { makeLoadEmergency } from '../../../core/content/load-emergency';
import { allBut } from '../../../core/configuration/capabilities';
import { anUnreachable } from '../../builders/upstream-failure';
import { EVERYTHING } from '../../builders/capabilities';
import { FakeMarketingContent } from '../../fakes/fake-marketing-content';

const SPOT = 'Home_EmergencyBanner_React';
const item = (text: string | undefined, url?: string) => ({ text, image: undefined, url });

const load = (content: FakeMarketingContent, capabilities = EVERYTHING) =>
  makeLoadEmergency({ content, capabilities })();

test('[HDR-13] has no message without content', async () => {
  expect(await load(new FakeMarketingContent())).toEqual(E.right([]));
});

test('[HDR-13] has the texts of its spot in order, each with its link', async () => {
  const content = new FakeMarketingContent().hasSpot(SPOT, item('Stores close at noon.', '/help'), item('Stay safe.'));
  expect(await load(content)).toEqual(
    E.right([
      { text: 'Stores close at noon.', url: '/help' },
      { text: 'Stay safe.', url: undefined },
    ]),
  );
});

test('[HDR-13] leaves out content without a text, and links to pages that the shop does not have', async () => {
  const content = new FakeMarketingContent().hasSpot(SPOT, item(undefined, '/help'), item('Recall.', '/help'));
  expect(await load(content, allBut(['content-pages']))).toEqual(E.right([{ text: 'Recall.', url: undefined }]));
});

test('[HDR-13] asks nothing of a backend without spots', async () => {
  const content = new FakeMarketingContent().isDown();
  expect(await load(content, allBut(['espots']))).toEqual(E.right([]));
});

test('[HDR-13] returns the failure of the service', async () => {
  const failure = anUnreachable();
  expect(await load(new FakeMarketingContent().fails(failure))).toEqual(E.left(failure));
});
