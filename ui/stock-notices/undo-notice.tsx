import type { ReactElement } from 'react';
import { undoNoticePath } from '../../core/paths/notice-paths';
import { Button } from '../design/button';
import { NoticeIds } from './notice-ids';
import type { WantedNotice } from './wanted-notice';

/** Takes back what was just asked for; the page that follows says so (ACC-06). It works without scripts. */
export const UndoNotice = ({ wanted }: { readonly wanted: WantedNotice }): ReactElement | null =>
  wanted.undo === undefined ? null : (
    <form method="post" action={undoNoticePath(wanted.productUrl)}>
      <NoticeIds wanted={wanted} />
      <input type="hidden" name="token" value={wanted.undo} />
      <Button type="submit" look="secondary" block>
        Undo
      </Button>
    </form>
  );
