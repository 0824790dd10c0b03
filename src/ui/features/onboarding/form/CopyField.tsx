import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { useTranslation } from 'react-i18next';
import type { MerchantSummary } from '../../../../application/merchants/MerchantDirectory.ts';
import { copiedParts } from '../../../../domain/onboarding/copiedSettings.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import field from '../../../shared/components/Field/Field.module.scss';
import { FieldLabel } from '../../../shared/components/Field/FieldLabel.tsx';
import { FieldNotes } from '../../../shared/components/Field/FieldNotes.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import popover from '../../../shared/components/OverlayFrame/Popover.module.scss';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import styles from './CopyField.module.scss';

const MAX_HEIGHT = 320;

export type CopyFieldProps = {
  /** Id of the merchant whose settings are copied. Empty if none is selected. */
  readonly value: string;
  readonly onChange: (companyId: string) => void;
};

/** Field to select a merchant whose settings are copied. Users search by name or id. */
export const CopyField = observer(function CopyField({ value, onChange }: CopyFieldProps) {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(useLanguage());
  const [typed, setTyped] = useState('');
  // The selected merchant replaces the search field and gets the focus. Removing the selection restores the field and
  // its focus.
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

  function choose(id: unknown): void {
    const chosen = merchants.find(({ companyId }) => companyId === id);
    if (chosen) turn(chosen.companyId);
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
    <ComboBox
      className={classNames(field.field)}
      items={merchants.map((merchant) => ({ ...merchant, id: merchant.companyId }))}
      disabledKeys={refusing}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={choose}
      defaultFilter={() => true}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection
      autoFocus={isTurned}
    >
      <FieldLabel label={t('onboarding.fields.copyFrom')} optionalMark={t('common.optional')} />
      <div className={field.box}>
        <span className={field.affix}>
          <Glyph of={Search} size="small" />
        </span>
        <Input
          className={classNames(field.control)}
          dir="auto"
          autoComplete="off"
          placeholder={t('onboarding.copy.placeholder')}
        />
      </div>
      <FieldNotes hint={hint} />
      <Popover className={classNames(popover.popover, styles.popover)} offset={4} maxHeight={MAX_HEIGHT}>
        <ListBox
          className={classNames(popover.list)}
          renderEmptyState={() => (
            <p className={popover.nothing}>
              <KeyedText>{state === 'found' && t('onboarding.copy.none')}</KeyedText>
              <KeyedText>{state === 'failed' && t('onboarding.copy.failed')}</KeyedText>
              <KeyedText>{(state === 'searching' || state === 'none') && t('onboarding.copy.searching')}</KeyedText>
            </p>
          )}
        >
          {({ companyId, name, isReviewRefused }: MerchantSummary) => (
            <ListBoxItem id={companyId} textValue={name} className={classNames(popover.item)}>
              <span className={classNames(popover.words, styles.words)} dir="auto">
                <span>{name}</span>
                <span className={styles.note} dir="auto">
                  {isReviewRefused ? t('onboarding.copy.refused', { id: companyId }) : companyId}
                </span>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
