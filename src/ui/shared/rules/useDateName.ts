import { useTranslation } from 'react-i18next';
import { windowStarts } from '../../../domain/rules/returnRule.ts';
import { isolated } from '../texts/isolated.ts';

/** Returns the name of the date from which a return window is counted. An unknown date is returned unchanged. */
export function useDateName(): (from: string) => string {
  const { t } = useTranslation();
  return (from) => {
    const knownDate = windowStarts.find((each) => each === from);
    return knownDate ? t(`rules.form.dates.${knownDate}`) : isolated(from);
  };
}
