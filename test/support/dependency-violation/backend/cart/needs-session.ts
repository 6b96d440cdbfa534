import type { SessionType } from '../session/needs-cart';

export type CartType = SessionType;
