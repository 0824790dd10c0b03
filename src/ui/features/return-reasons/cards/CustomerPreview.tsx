import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { isSameList } from '../../../../domain/shared/deepEqual.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { type Side, useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import styles from './CustomerPreview.module.scss';

/** Reasons that customers can select. An unchanged reason is the same object in the published and the pending list. */
type Offered = readonly ReturnReason[];

/** Preview of the reason field as a customer sees it. Renders nothing if the field is hidden from customers. */
export function CustomerPreview(sides: Readonly<Record<Side, Offered>>) {
  const { t } = useTranslation();
  const [code, setCode] = useState<string>();
  const [side, control] = useSide(!isSameList(sides.published, sides.pending));
  const offered = sides[side];
  const chosen = offered.find((reason) => reason.code === code);
  const requirements = chosen?.paymentRequirements ?? [];
  return (
    <Card title={t('returnReasons.preview.title')}>
      {control}
      {offered.length === 0 ? (
        <p className={styles.nothing}>{t('returnReasons.preview.nothing')}</p>
      ) : (
        <div className={styles.form}>
          <Select
            label={t('returnReasons.preview.field')}
            placeholder={t('returnReasons.preview.placeholder')}
            options={offered.map((reason) => ({ id: reason.code, label: reason.description }))}
            value={chosen?.code}
            onChange={setCode}
          />
          {requirements.length > 0 && (
            <div>
              <p className={styles.heading}>{t('returnReasons.preview.asksFor')}</p>
              <ul className={styles.list}>
                {requirements.map((requirement) => (
                  <li key={requirement} dir="auto">
                    {requirement}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
