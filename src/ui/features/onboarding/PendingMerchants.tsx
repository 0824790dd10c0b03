import { Pencil, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewMerchantsEditor } from '../../../application/onboarding/NewMerchantsEditor.ts';
import { draftOf } from '../../../domain/onboarding/draft/draftChanges.ts';
import { draftFields } from '../../../domain/onboarding/draft/draftFields.ts';
import { draftProblems, NOBODY } from '../../../domain/onboarding/draft/draftProblems.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import styles from './PendingMerchants.module.scss';

export type PendingMerchantsProps = {
  readonly editor: NewMerchantsEditor;
  readonly edited: string | undefined;
  readonly onEdit: (companyId: string) => void;
};

const INITIALLY_SHOWN = 20;

export const PendingMerchants = observer(function PendingMerchants({ editor, edited, onEdit }: PendingMerchantsProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { pending, owner } = editor;
  const fields = draftFields(owner);
  const shownMerchants = showsAll ? pending : pending.slice(0, INITIALLY_SHOWN);
  return (
    <Card
      isChanged
      density="flush"
      title={t('onboarding.pending.title', { count: pending.length })}
      description={t('onboarding.pending.description')}
      actions={<Pill tone="warning">{t('onboarding.irreversible')}</Pill>}
    >
      <ul className={styles.list}>
        {shownMerchants.map((merchant) => {
          const { companyId, companyName, productSettings } = merchant.onboarding;
          const lacks = draftProblems(draftOf(merchant), fields, NOBODY).length;
          return (
            <li key={companyId} className={styles.merchant}>
              <span className={styles.names}>
                <span dir="auto">{companyName}</span>
                <span className={styles.code} dir="ltr">
                  {companyId}
                </span>
              </span>
              <span className={styles.tier}>{t('onboarding.tier', { tier: productSettings.pricingTier })}</span>
              {lacks > 0 && <Pill tone="critical">{t('onboarding.pending.lacks', { count: lacks })}</Pill>}
              <span className={styles.acts}>
                <IconButton
                  label={t('onboarding.pending.edit', { name: companyName })}
                  icon={<Glyph of={Pencil} size="small" />}
                  isDisabled={edited === companyId}
                  onPress={() => onEdit(companyId)}
                />
                <IconButton
                  label={t('onboarding.pending.remove', { name: companyName })}
                  icon={<Glyph of={Trash2} size="small" />}
                  onPress={() => {
                    editor.remove(companyId);
                    announce(t('onboarding.pending.removed', { name: companyName }));
                  }}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {shownMerchants.length < pending.length && (
        <div className={styles.more}>
          <Button variant="quiet" onPress={() => setShowsAll(true)}>
            {t('onboarding.pending.all', { count: pending.length })}
          </Button>
        </div>
      )}
    </Card>
  );
});
