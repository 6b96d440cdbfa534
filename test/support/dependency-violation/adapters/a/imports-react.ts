import 'react';

export const a = 1;
