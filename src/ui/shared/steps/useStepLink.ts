import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { stepPlaces, type ReadinessStep } from '../../../domain/home/readiness.ts';
import { useSettingLink } from '../pages/PageLinksContext.ts';

/** Returns a function that opens the page where a step is completed, or undefined if the user cannot open that page. */
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
