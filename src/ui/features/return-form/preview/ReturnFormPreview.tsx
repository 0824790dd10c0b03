import { useTranslation } from 'react-i18next';
import { shownFields } from '../../../../domain/return-form/shownFields.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import type { Side } from '../../../shared/sides/Side.ts';
import { useSide } from '../../../shared/sides/useSide.ts';
import { PreviewField, type PreviewedForm } from './PreviewField.tsx';
import styles from './ReturnFormPreview.module.scss';

export type ReturnFormPreviewProps = Pick<PreviewedForm, 'compiler'> &
  Readonly<Record<Side, Omit<PreviewedForm, 'compiler'>>>;

/** The return details as a customer meets them on a phone [RS-4]. What is typed is judged as theirs is and goes nowhere. */
export function ReturnFormPreview({ compiler, ...sides }: ReturnFormPreviewProps) {
  const { t } = useTranslation();
  const [side, control] = useSide(!deepEqual(sides.published, sides.pending));
  const rest = { ...sides[side], compiler };
  const shown = shownFields(rest.form);
  return (
    <Card title={t('returnForm.preview.title')} description={t('returnForm.preview.hint')}>
      {control}
      <div className={styles.phone}>
        <h3 className={styles.step}>{t('returnForm.preview.step')}</h3>
        {shown.length === 0 ? (
          <p className={styles.nothing}>{t('returnForm.preview.nothing')}</p>
        ) : (
          shown.map((field) => <PreviewField key={field.field} shown={field} {...rest} />)
        )}
      </div>
    </Card>
  );
}
