import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { stepPlaces, type ReadinessStep } from '../../../domain/home/readiness.ts';
import { useSettingLink } from '../pages/PageLinksContext.ts';

/** Opens the page of a step or of what it lacks. Undefined if the user cannot open it. */
export function useStepLink(): (step: ReadinessStep) => (() => void) | undefined {
  const linkTo = useSettingLink();
  return (step) =>
    stepPlaces(step)
      .map(({ feature, key }) => linkTo(feature, key))
      .find((link) => link !== undefined);
}

export function useStepFeature(): (step: ReadinessStep) => FeatureName | undefined {
  const linkTo = useSettingLink();
  return (step) => stepPlaces(step).find(({ feature, key }) => linkTo(feature, key) !== undefined)?.feature;
}
