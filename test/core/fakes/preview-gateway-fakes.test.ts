import { PREVIEW_CALLS, previewGatewayContract } from '../../contracts/preview-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePreviewGateway } from '../../fakes/fake-preview-gateway';
import { failingWorld } from './failing-world';

const STAFF = { staffName: 'staff', password: 'Offers-and-signs' };

previewGatewayContract('FakePreviewGateway', () => ({
  previews: new FakePreviewGateway().hasStaff(STAFF.staffName, STAFF.password),
  ...STAFF,
  at: '2030-01-31T17:30',
}));

upstreamFailuresContract('FakePreviewGateway', PREVIEW_CALLS, () => {
  const previews = new FakePreviewGateway();
  return failingWorld(previews, {
    signIn: previews.signIn('staff', 'x'),
    preview: previews.preview('token-'),
    chooseDate: previews.chooseDate('token-', '2030-01-31T17:30'),
  });
});
