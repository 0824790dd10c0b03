import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copiedParts } from '../../../../domain/onboarding/copiedSettings.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { SearchComboBox } from '../../../shared/components/ComboBox/SearchComboBox.tsx';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import styles from './CopyField.module.scss';

const emptyTexts = { none: 'searching', searching: 'searching', found: 'none', failed: 'failed' } as const;

export type CopyFieldProps = {
  /** Id of the merchant whose settings are copied. Empty if none is selected. */
  readonly value: string;
  readonly onChange: (companyId: string) => void;
};

export const CopyField = observer(function CopyField({ value, onChange }: CopyFieldProps) {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(useLanguage());
  const [typed, setTyped] = useState('');
  // After a change, focus the element that replaces the focused element.
  const [isTurned, setTurned] = useState(false);
  const { state, merchants } = useFoundMerchants(value === '' ? typed.trim() : '');
  const refusing = merchants.filter(({ isReviewRefused }) => isReviewRefused).map(({ companyId }) => companyId);
  const hint = t('onboarding.copy.hint', {
    parts: list.format(copiedParts.map((part) => t(`onboarding.copy.parts.${part}`))),
  });

  function turn(companyId: string): void {
    onChange(companyId);
    setTyped('');
    setTurned(true);
  }

  if (value !== '')
    return (
      <div className={styles.chosen}>
        <p className={styles.words}>
          <span>{t('onboarding.copy.chosen', { id: value })}</span>
          <span className={styles.note}>{hint}</span>
        </p>
        <Button variant="quiet" size="compact" autoFocus={isTurned} onPress={() => turn('')}>
          {t('onboarding.copy.remove')}
        </Button>
      </div>
    );
  return (
    <SearchComboBox
      label={t('onboarding.fields.copyFrom')}
      optionalMark={t('common.optional')}
      hint={hint}
      placeholder={t('onboarding.copy.placeholder')}
      typed={typed}
      onType={setTyped}
      options={merchants.map(({ companyId, name, isReviewRefused }) => ({
        id: companyId,
        text: name,
        textValue: name,
        description: isReviewRefused ? t('onboarding.copy.refused', { id: companyId }) : companyId,
      }))}
      disabledIds={refusing}
      onChoose={(id) => {
        if (merchants.some(({ companyId }) => companyId === id)) turn(id);
      }}
      emptyText={t(`onboarding.copy.${emptyTexts[state]}`)}
      autoFocus={isTurned}
      maxHeight={320}
    />
  );
});
