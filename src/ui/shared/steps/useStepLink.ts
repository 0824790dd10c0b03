import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { stepPlaces, type ReadinessStep } from '../../../domain/home/readiness.ts';
import { useSettingLink } from '../pages/PageLinksContext.ts';

/** Opens where a step is set, or where what it lacks is mended; `undefined` where no such page can be opened. */
export function useStepLink(): (step: ReadinessStep) => (() => void) | undefined {
  const linkTo = useSettingLink();
  return (step) =>
    stepPlaces(step)
      .map(({ feature, key }) => linkTo(feature, key))
      .find((link) => link !== undefined);
}

/** The feature whose page `useStepLink` opens. */
export function useStepFeature(): (step: ReadinessStep) => FeatureName | undefined {
  const linkTo = useSettingLink();
  return (step) => stepPlaces(step).find(({ feature, key }) => linkTo(feature, key) !== undefined)?.feature;
}
