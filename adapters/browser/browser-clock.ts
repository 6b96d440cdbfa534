import type { Clock } from '../../core/shared/clock';

/** The device's clock. */
export const browserClock: Clock = () => Date.now();
