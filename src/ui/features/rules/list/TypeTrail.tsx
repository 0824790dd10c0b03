import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesOfType } from '../../../../application/rules/RulesOfType.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './TypeTrail.module.scss';

/** Shows the number of rules of a type, and whether any rule has findings. */
export const TypeTrail = observer(function TypeTrail({ rules }: { readonly rules: RulesOfType }) {
  const { t, i18n } = useTranslation();
  const problems = rules.troubled.length;
  return (
    <>
      <span className={styles.count}>{new Intl.NumberFormat(i18n.language).format(rules.count)}</span>
      {problems > 0 && (
        <>
          <Glyph of={TriangleAlert} size="small" className={styles.warning} />
          <VisuallyHidden>{t('rules.problems', { number: problems })}</VisuallyHidden>
        </>
      )}
    </>
  );
});
