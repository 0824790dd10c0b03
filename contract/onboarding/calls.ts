import type { Call } from '../call.ts';
import { findNamesInUse, postOnboard, postPrereg } from './onboarding.ts';

export const onboardingCalls: readonly Call[] = [postOnboard, postPrereg, findNamesInUse];
