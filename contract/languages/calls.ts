import type { Call } from '../call.ts';
import { getLocale } from './locale.ts';

export const languagesCalls: readonly Call[] = [getLocale];
