import { useTranslation } from 'react-i18next';
import type { Restored } from '../../../../application/history/restoreParts.ts';

export function useRestoredText(): (restored: Restored) => string {
  const { t } = useTranslation();
  return ({ count, gaveWay }) => {
    const first = count > 0 ? t('history.restored', { count }) : t('history.nothingToRestore');
    return gaveWay > 0 ? t('common.inARow', { first, second: t('history.gaveWay', { count: gaveWay }) }) : first;
  };
}
