import type { ReactElement } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { PREVIEW_PATH } from '../../core/paths/preview-paths';
import type { ShownPreview } from '../../core/preview/preview-gateway';
import { shownDate } from '../../core/preview/preview-message';
import { PREVIEW_DATE_ID } from '../chrome/page-regions';
import { LeavePreviewForm } from './preview-forms';

/** Says above every page of a preview at which date the shop is shown (MOD-01). Only the server renders it. */
export const PreviewBanner = ({ preview }: { readonly preview: ShownPreview }): ReactElement => (
  <section className="emergency" aria-label="Preview">
    <CalendarClock size={22} aria-hidden />
    <div>
      <p>
        {`Preview: the shop as of ${shownDate(preview.at)}. `}
        <a id={PREVIEW_DATE_ID} href={PREVIEW_PATH}>
          Change date
        </a>
      </p>
      <LeavePreviewForm isSmall />
    </div>
  </section>
);
