import { ContainerModule } from 'inversify';
import { makeChoosePreviewDate } from '../../core/preview/choose-preview-date';
import { makeSignInToPreview } from '../../core/preview/sign-in-to-preview';
import { BackendTokens } from '../backend/tokens';
import { PreviewTokens } from './tokens';

/** Previews of the shop for its staff: loaded into the request's child container. Browsers run none of it. */
export const previewModule = new ContainerModule(({ bind }) => {
  bind(PreviewTokens.previews).toResolvedValue(({ previews }) => previews, [BackendTokens.catalogue]);
  bind(PreviewTokens.signIn).toResolvedValue(
    (previews, store) => makeSignInToPreview({ previews, store }),
    [PreviewTokens.previews, PreviewTokens.store],
  );
  bind(PreviewTokens.chooseDate).toResolvedValue(
    (previews, store) => makeChoosePreviewDate({ previews, store }),
    [PreviewTokens.previews, PreviewTokens.store],
  );
});
