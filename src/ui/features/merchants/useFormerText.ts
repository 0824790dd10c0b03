import { useTranslation } from 'react-i18next';
import type { MerchantsStore } from '../../../application/merchants/MerchantsStore.ts';

/** What the list is that is still shown after another one was asked for; `undefined` where it is the one. */
export function useFormerText(state: MerchantsStore['state']): string | undefined {
  const { t } = useTranslation();
  if (state.kind !== 'ready' || !state.former) return undefined;
  const { search } = state.former.query;
  return search === '' ? t('merchants.former.all') : t('merchants.former.found', { search });
}
