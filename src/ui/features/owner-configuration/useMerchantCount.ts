import { useTranslation } from 'react-i18next';
import { useMerchants } from './useMerchants.ts';

/** How many merchants the owner has, as a text of the language; `undefined` until it is known, and where it cannot be read. */
export function useMerchantCount(): string | undefined {
  const { i18n } = useTranslation();
  const page = useMerchants();
  return page && new Intl.NumberFormat(i18n.language).format(page.total);
}
