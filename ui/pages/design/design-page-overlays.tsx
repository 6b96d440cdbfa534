import { useState, type ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../../design/button';
import { Dialog } from '../../design/dialog';
import { Drawer } from '../../design/drawer';
import { Exhibit } from '../../design/exhibit';
import { Menu, MenuLink } from '../../design/menu';

type Open = 'dialog' | 'alert' | 'drawer' | undefined;

/** Dialogs, menus and other overlays. */
export const DesignOverlays = (): ReactElement => {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <Exhibit name="Dialog, drawer, menu">
      <Button look="secondary" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button look="secondary" onClick={() => setOpen('alert')}>
        Open one that has to be answered
      </Button>
      <Button look="secondary" onClick={() => setOpen('drawer')}>
        Open a drawer
      </Button>
      <Menu
        label={
          <>
            A menu
            <ChevronDown size={18} aria-hidden />
          </>
        }
      >
        <MenuLink href="#one">First</MenuLink>
        <MenuLink href="#two" external>
          Second
        </MenuLink>
      </Menu>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Change your store"
        footer={<Button onClick={close}>Done</Button>}
      >
        <p>Focus is inside and comes back to the button.</p>
      </Dialog>
      <Dialog
        open={open === 'alert'}
        onClose={close}
        title="Congratulations"
        size="small"
        dismissible={false}
        alert
        footer={<Button onClick={close}>Continue</Button>}
      >
        <p>Neither Escape nor a click beside it closes this one.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Filters">
        <p>Along the side of the screen.</p>
      </Drawer>
    </Exhibit>
  );
};
