import { useTranslation } from 'react-i18next';
import type { DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { pathOfPage } from '../../../../domain/navigation/hiddenPages.ts';
import { MerchantPages } from '../../pages/AppPage.ts';
import { useService } from '../../services.tsx';
import { chipNames } from './displayNames.ts';

/** Returns the display names of a list of values. Codes are translated, page paths replaced by page titles. */
export function useChipNames(): (display: Extract<DisplayValue, { readonly kind: 'chips' }>) => readonly string[] {
  const { t, i18n } = useTranslation();
  const pages = useService(MerchantPages);
  const titles = new Map(pages.map(({ path, titleKey }) => [pathOfPage(path), t(titleKey)]));
  return (display) =>
    display.codesOf === 'page'
      ? display.names.map((path) => titles.get(path) ?? path)
      : chipNames(display, i18n.language);
}
