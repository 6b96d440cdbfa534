import 'rxjs';
import 'io-ts';

export const a = 1;
