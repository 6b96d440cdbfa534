import 'inversify';
import { page } from '../../ui/x/page';
import { port } from '../../adapters/http/fine';

export const a = [page, port];
