import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PendingMerchant } from '../../../../domain/onboarding/draft/draftChanges.ts';
import {
  likeMerchant,
  merchantTemplateNames,
  withTemplate,
} from '../../../../domain/onboarding/draft/merchantTemplates.ts';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextField, UrlField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import styles from './MerchantForm.module.scss';
import type { MerchantValues } from './merchantValues.ts';
import { useMerchantFields } from './useMerchantFields.ts';
import { copiedParts } from '../../../../domain/onboarding/copiedSettings.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { SearchComboBox } from '../../../shared/components/ComboBox/SearchComboBox.tsx';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';

export type CompanyPartProps = {
  readonly form: FormState<MerchantValues>;
  readonly others: readonly PendingMerchant[];
  readonly canStartFrom: boolean;
  readonly canCopy: boolean;
  readonly isIdTaken: boolean;
};

const LIKE = 'like/';

export function CompanyPart({ form, others, canStartFrom, canCopy, isIdTaken }: CompanyPartProps) {
  const { t } = useTranslation();
  const { text } = useMerchantFields(form);

  function startFrom(choice: string): void {
    const template = merchantTemplateNames.find((name) => name === choice);
    const other = others.find(({ onboarding }) => `${LIKE}${onboarding.companyId}` === choice);
    if (template) form.change(withTemplate(form.values, template));
    else if (other) form.change(likeMerchant(form.values, other));
  }

  return (
    <>
      {canStartFrom && (
        <Select<string>
          label={t('onboarding.start.label')}
          hint={t('onboarding.start.hint')}
          placeholder={t('onboarding.start.empty')}
          value={undefined}
          onChange={startFrom}
          options={[
            ...merchantTemplateNames.map((name) => ({ id: name as string, label: t(`onboarding.start.${name}`) })),
            ...others.map(({ onboarding: { companyId, companyName } }) => ({
              id: `${LIKE}${companyId}`,
              label: t('onboarding.start.like', { name: companyName }),
              description: companyId,
            })),
          ]}
        />
      )}
      {canCopy && <CopyField value={form.values.copyFrom} onChange={(copyFrom) => form.change({ copyFrom })} />}
      <div className={styles.pair}>
        <TextField {...text('companyName')} dir="auto" autoComplete="off" />
        <TextField
          {...text('companyId')}
          error={text('companyId').error ?? (isIdTaken ? t('onboarding.errors.companyIdExists') : undefined)}
          hint={t('onboarding.hints.companyId')}
          dir="ltr"
          isMono
          autoComplete="off"
        />
      </div>
      <TextField {...text('legalEntity')} dir="auto" autoComplete="off" />
      <UrlField {...text('redirectUrl')} hint={t('onboarding.hints.redirectUrl')} />
    </>
  );
}

const emptyTexts = { none: 'searching', searching: 'searching', found: 'none', failed: 'failed' } as const;

type CopyFieldProps = {
  /** Id of the merchant whose settings are copied. Empty if none is selected. */
  readonly value: string;
  readonly onChange: (companyId: string) => void;
};

const CopyField = observer(function CopyField({ value, onChange }: CopyFieldProps) {
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
