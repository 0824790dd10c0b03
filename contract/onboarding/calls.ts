import type { Call } from '../call.ts';
import { postOnboard, postPrereg } from './onboarding.ts';

export const onboardingCalls: readonly Call[] = [postOnboard, postPrereg];
