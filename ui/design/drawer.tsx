import type { ReactElement } from 'react';
import { Dialog, type DialogProps } from './dialog';

export interface DrawerProps extends Omit<DialogProps, 'place' | 'size'> {
  readonly side?: 'start' | 'end';
}

/** A dialog at a side of the screen: filters, the cart, stores. */
export const Drawer = ({ side = 'end', ...dialog }: DrawerProps): ReactElement => <Dialog {...dialog} place={side} />;
