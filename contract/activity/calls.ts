import type { Call } from '../call.ts';
import { listActivity, readActivity, verifyActivity } from './activity.ts';

export const activityCalls: readonly Call[] = [listActivity, readActivity, verifyActivity];
