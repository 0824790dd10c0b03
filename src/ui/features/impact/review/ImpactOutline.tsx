import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { useFigures } from '../useFigures.ts';
import { useFigureTexts } from '../useFigureTexts.ts';
import styles from './ReviewedImpact.module.scss';

const SHOWN = 4;

export type ImpactOutlineProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

/** How many of the sample orders are decided differently, and the first figures of what that means. */
export function ImpactOutline({ summary, configuration }: ImpactOutlineProps) {
  const { t } = useTranslation();
  const { number, share } = useFigures();
  const figures = useFigureTexts(summary, configuration).slice(0, SHOWN);
  const { orders, changedOrders } = summary;
  if (changedOrders === 0) return <p>{t('impact.review.same', { orders: number(orders) })}</p>;
  return (
    <>
      <p>
        {t('impact.review.changed', {
          orders: number(orders),
          count: changedOrders,
          changed: number(changedOrders),
          share: share(changedOrders / orders),
        })}
      </p>
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ id, value, label }) => (
            <li key={id}>
              <strong>{value}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
