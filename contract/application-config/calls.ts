import type { Call } from '../call.ts';
import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from './assetManagement.ts';

export const applicationConfigCalls: readonly Call[] = [
  postApplicationConfig,
  uploadApplicationImage,
  patchApplicationConfig,
  publishApplicationConfig,
];
