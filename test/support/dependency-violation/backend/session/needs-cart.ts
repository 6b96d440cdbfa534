export type SessionType = 1;
