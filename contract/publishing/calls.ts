import type { Call } from '../call.ts';
import { completePublish, giveUpPublish, listPublishes, openPublish, readPublish } from './publishes.ts';

export const publishingCalls: readonly Call[] = [
  openPublish,
  completePublish,
  giveUpPublish,
  listPublishes,
  readPublish,
];
