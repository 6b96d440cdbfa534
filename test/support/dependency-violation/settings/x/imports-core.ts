export { one } from '../../core/shared/one';
