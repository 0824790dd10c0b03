import type { Call } from '../call.ts';
import { findTakenNames, postOnboard, postPrereg } from './onboarding.ts';

export const onboardingCalls: readonly Call[] = [postOnboard, postPrereg, findTakenNames];
