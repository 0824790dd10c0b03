import { useTranslation } from 'react-i18next';
import type { DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { pathOfPage } from '../../../../domain/navigation/hiddenPages.ts';
import { MerchantPages } from '../../pages/AppPage.ts';
import { useService } from '../../services.tsx';
import { useRoleName } from '../../names/useRoleName.ts';
import { chipNames } from './displayNames.ts';

/** Returns the display names of a list of values: translated codes, page titles and names of roles. */
export function useChipNames(): (display: Extract<DisplayValue, { readonly kind: 'chips' }>) => readonly string[] {
  const { t, i18n } = useTranslation();
  const pages = useService(MerchantPages);
  const titles = new Map(pages.map(({ path, titleKey }) => [pathOfPage(path), t(titleKey)]));
  const roleName = useRoleName();
  return (display) => {
    if (display.codesOf === 'page') return display.names.map((path) => titles.get(path) ?? path);
    return display.codesOf === 'role' ? display.names.map(roleName) : chipNames(display, i18n.language);
  };
}
