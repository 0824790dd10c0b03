import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../Icon/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TabCount.module.scss';

/** Number of entries of a tab. With `problems`, a text for screen readers, it has a warning icon. */
export function TabCount({ count, problems }: { readonly count: number; readonly problems: string | undefined }) {
  const { i18n } = useTranslation();
  return (
    <>
      <span className={styles.count}>{new Intl.NumberFormat(i18n.language).format(count)}</span>
      {problems !== undefined && (
        <>
          <Glyph of={TriangleAlert} size="small" className={styles.warning} />
          <VisuallyHidden>{problems}</VisuallyHidden>
        </>
      )}
    </>
  );
}
