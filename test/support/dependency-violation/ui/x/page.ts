import 'react';

export const page = 1;
