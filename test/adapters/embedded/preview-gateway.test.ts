import { HttpPreviewGateway } from '../../../adapters/commerce/identity/http-preview-gateway';
import { previewGatewayContract } from '../../contracts/preview-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
beforeEach(() => backend.database.deleteFrom('attempt_count').execute());
afterAll(() => backend.close());

const tomorrow = (): string => `${new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)}T17:30`;

previewGatewayContract('HttpPreviewGateway over the embedded backend', () => ({
  previews: new HttpPreviewGateway(newShopper(backend).transactions),
  staffName: 'staff',
  password: 'Pawsome123',
  at: tomorrow(),
}));
