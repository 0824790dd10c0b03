import { useTranslation } from 'react-i18next';
import { shownFields } from '../../../../domain/return-form/shownFields.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { PreviewField, type PreviewedForm } from './PreviewField.tsx';
import styles from './ReturnFormPreview.module.scss';

/** The return details as a customer meets them on a phone [RS-4]. What is typed is judged as theirs is and goes nowhere. */
export function ReturnFormPreview({ form, ...rest }: PreviewedForm) {
  const { t } = useTranslation();
  const shown = shownFields(form);
  return (
    <Card title={t('returnForm.preview.title')} description={t('returnForm.preview.hint')}>
      <div className={styles.phone}>
        <h3 className={styles.step}>{t('returnForm.preview.step')}</h3>
        {shown.length === 0 ? (
          <p className={styles.nothing}>{t('returnForm.preview.nothing')}</p>
        ) : (
          shown.map((field) => <PreviewField key={field.field} shown={field} form={form} {...rest} />)
        )}
      </div>
    </Card>
  );
}
