import { createContext, use } from 'react';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { settingAddress } from '../../../domain/navigation/pageAddress.ts';
import { useService } from '../services.tsx';
import type { KeepsInput } from '../forms/useLeaveGuard.tsx';
import { FeaturePages } from './AppPage.ts';

/** Pages of the current company, by path below its prefix. */
export type PageLinks = {
  readonly hasPage: (path: string) => boolean;
  /** `KEEPS_INPUT` keeps a form's draft and skips the confirmation. */
  readonly goTo: (path: string, how?: KeepsInput) => void;
};

export const PageLinksContext = createContext<PageLinks>({ hasPage: () => false, goTo: () => undefined });

/** Opens the setting of a change, or its page. Undefined if the user cannot open it. */
export function useSettingLink(): (feature: FeatureName, changeKey?: string) => (() => void) | undefined {
  const { hasPage, goTo } = use(PageLinksContext);
  const pages = useService(FeaturePages);
  return (feature, changeKey) => {
    const path = pages[feature]?.path;
    if (path === undefined || !hasPage(path)) return undefined;
    return () => goTo(changeKey === undefined ? path : settingAddress(path, changeKey));
  };
}
