/** The points that earn one reward. A dollar earns a point, which is 5 % back (RWD-04). */
export const POINTS_FOR_A_REWARD = 100;
export const REWARD_AMOUNT = 5;
