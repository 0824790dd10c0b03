import type { FigureText } from '../useFigureTexts.ts';
import styles from './ReviewedImpact.module.scss';

export type ImpactOutlineProps = { readonly text: string; readonly figures: readonly FigureText[] };

export function ImpactOutline({ text, figures }: ImpactOutlineProps) {
  return (
    <>
      <p>{text}</p>
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
