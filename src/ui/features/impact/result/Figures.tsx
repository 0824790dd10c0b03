import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useFigures } from '../useFigures.ts';
import { useFigureTexts, type FigureText } from '../useFigureTexts.ts';
import styles from './Result.module.scss';

export type FiguresProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

type FigureProps = Omit<FigureText, 'id'> & { readonly children?: ReactNode };

function Figure({ value, label, notes, children }: FigureProps) {
  return (
    <li className={styles.figure}>
      <strong className={styles.value}>{value}</strong>
      <span>{label}</span>
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      <KeyedText>{children}</KeyedText>
    </li>
  );
}

export function Figures({ summary, configuration }: FiguresProps) {
  const { t } = useTranslation();
  const { number, share } = useFigures();
  const otherFigures = useFigureTexts(summary, configuration);
  const part = summary.orders === 0 ? 0 : summary.changedOrders / summary.orders;
  return (
    <ul className={styles.figures}>
      <Figure
        value={number(summary.changedOrders)}
        label={t('impact.figures.changed')}
        notes={[t('impact.figures.share', { share: share(part), orders: number(summary.orders) })]}
      >
        <span className={styles.meter} aria-hidden="true">
          <i style={{ '--share': part }} />
        </span>
      </Figure>
      {otherFigures.map(({ id, ...figure }) => (
        <Figure key={id} {...figure} />
      ))}
    </ul>
  );
}
