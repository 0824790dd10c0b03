import type { Call } from '../call.ts';
import { post__Items__ } from './__items__.ts';

export const __items__Calls: readonly Call[] = [post__Items__];
