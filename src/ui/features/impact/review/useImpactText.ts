import { useTranslation } from 'react-i18next';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { useFigures } from '../useFigures.ts';

export function useImpactText(): (summary: ImpactSummary) => string {
  const { t } = useTranslation();
  const { number, share } = useFigures();
  return ({ orders, changedOrders, hasEvidence }) => {
    if (!hasEvidence) return t('impact.unmatched.sample');
    return changedOrders === 0
      ? t('impact.review.same', { count: orders })
      : t('impact.review.changed', {
          count: orders,
          changed: number(changedOrders),
          share: share(changedOrders / orders),
        });
  };
}
