import { createContext, use } from 'react';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { settingAddress } from '../../../domain/changes/settingAddress.ts';
import { useService } from '../services.tsx';
import type { KeepsInput } from '../forms/keepsInput.ts';
import { FeaturePages } from './FeaturePages.ts';

/** Pages of the company in the address, by their path below its prefix. */
export type PageLinks = {
  readonly hasPage: (path: string) => boolean;
  /** Opens one; `KEEPS_INPUT` leaves what is typed in a form with a draft, and asks nobody. */
  readonly goTo: (path: string, how?: KeepsInput) => void;
};

export const PageLinksContext = createContext<PageLinks>({ hasPage: () => false, goTo: () => undefined });

/** Opens the setting that a change of a feature is made on, or its page; `undefined` where that cannot be opened. */
export function useSettingLink(): (feature: FeatureName, changeKey?: string) => (() => void) | undefined {
  const { hasPage, goTo } = use(PageLinksContext);
  const pages = useService(FeaturePages);
  return (feature, changeKey) => {
    const path = pages[feature]?.path;
    if (path === undefined || !hasPage(path)) return undefined;
    return () => goTo(changeKey === undefined ? path : settingAddress(path, changeKey));
  };
}
