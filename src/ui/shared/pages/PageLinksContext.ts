import { createContext, use } from 'react';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { settingAddress } from '../../../domain/navigation/pageAddress.ts';
import { useService } from '../services.tsx';
import type { KeepsInput } from '../forms/useLeaveGuard.tsx';
import { FeaturePages } from './AppPage.ts';

/** Access to pages of the current company. Paths are relative to the company's prefix. */
export type PageLinks = {
  readonly hasPage: (path: string) => boolean;
  /** Navigates to a page. With `KEEPS_INPUT`, form input is stored, and the user is not asked for confirmation. */
  readonly goTo: (path: string, options?: KeepsInput) => void;
};

export const PageLinksContext = createContext<PageLinks>({ hasPage: () => false, goTo: () => undefined });

/** Returns a function that opens the setting of a change, or its page. Returns undefined if the user cannot open it. */
export function useSettingLink(): (feature: FeatureName, changeKey?: string) => (() => void) | undefined {
  const { hasPage, goTo } = use(PageLinksContext);
  const pages = useService(FeaturePages);
  return (feature, changeKey) => {
    const path = pages[feature]?.path;
    if (path === undefined || !hasPage(path)) return undefined;
    return () => goTo(changeKey === undefined ? path : settingAddress(path, changeKey));
  };
}
