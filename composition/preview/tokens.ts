import type { ChoosePreviewDate } from '../../core/preview/choose-preview-date';
import type { PreviewGateway } from '../../core/preview/preview-gateway';
import type { PreviewStore } from '../../core/preview/preview-store';
import type { SignInToPreview } from '../../core/preview/sign-in-to-preview';
import { token } from '../token/token';

export const PreviewTokens = {
  previews: token<PreviewGateway>('PreviewGateway'),
  /** The preview of this request's browser. Only requests have it. */
  store: token<PreviewStore>('PreviewStore'),
  signIn: token<SignInToPreview>('SignInToPreview'),
  chooseDate: token<ChoosePreviewDate>('ChoosePreviewDate'),
} as const;
