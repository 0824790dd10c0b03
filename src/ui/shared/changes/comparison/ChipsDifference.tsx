import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chipDifference } from '../../../../domain/changes/differences/chipDifference.ts';
import { Glyph } from '../../components/Icon/Glyph.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ChipsDifference.module.scss';

export type ChipsDifferenceProps = { readonly before: readonly string[]; readonly after: readonly string[] };

/** Added and removed names. Unchanged names are only counted. */
export function ChipsDifference({ before, after }: ChipsDifferenceProps) {
  const { t } = useTranslation();
  const { added, removed, keptCount } = chipDifference(before, after);
  return (
    <ul className={styles.chips}>
      {added.map((name) => (
        <li key={`+${name}`}>
          <ins className={styles.added}>
            <Glyph of={Plus} size="small" />
            <VisuallyHidden>{`${t('changes.added')}: `}</VisuallyHidden>
            <bdi>{name}</bdi>
          </ins>
        </li>
      ))}
      {removed.map((name) => (
        <li key={`-${name}`}>
          <del className={styles.removed}>
            <Glyph of={Minus} size="small" />
            <VisuallyHidden>{`${t('changes.removed')}: `}</VisuallyHidden>
            <bdi>{name}</bdi>
          </del>
        </li>
      ))}
      {keptCount > 0 && <li className={styles.kept}>{t('changes.kept', { count: keptCount })}</li>}
    </ul>
  );
}
