import { Replace } from 'lucide-react';
import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { ConsumerTextEditor } from '../../../application/consumer-text/ConsumerTextEditor.ts';
import { configPartOf } from '../../../domain/application-config/configPart.ts';
import { findSlots } from '../../../domain/consumer-text/findSlots.ts';
import { consumerSteps, textSlots, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { ownNameOf, type Language } from '../../../domain/languages/language.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { Tabs } from '../../shared/components/Tabs/Tabs.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { usualWords } from '../../shared/preview/content/usualWords.ts';
import { onReveal } from '../../shared/settings/revealSetting.ts';
import { useTextsIn } from '../../shared/useTextsIn.ts';
import { isSlotIn, type SlotFilter } from './slotState.ts';
import { SlotTree } from './SlotTree.tsx';
import { StepCard } from './fields/StepCard.tsx';
import { useOwnerTexts } from './useOwnerTexts.ts';
import { TextsTransfer } from './transfer/TextsTransfer.tsx';
import { WrittenCount } from './WrittenCount.tsx';
import styles from './ConsumerTextPage.module.scss';
import { PolicyCard } from './policy/PolicyCard.tsx';
import { HealthCard } from './health/HealthCard.tsx';

const ReplaceDialog = lazyComponent(async () => (await import('./several/ReplaceDialog.tsx')).ReplaceDialog);

/** Page to edit the texts of the customer's portal [CT-1] [CT-2]. */
export const ConsumerTextPage = observer(function ConsumerTextPage() {
  const { t } = useTranslation();
  const editor = useEditor(ConsumerTextEditor);
  const [chosen, setChosen] = useState<Language>();
  const replaceAddress = useDialogAddress('replace');
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<SlotFilter>();
  const [screen, setScreen] = useState<ConsumerStep>('returnDetails');
  const { languages } = editor;
  const language = chosen && languages.includes(chosen) ? chosen : editor.start;
  const { t: customerT, lang } = useTextsIn(language);
  const ownerTexts = useOwnerTexts(language);
  // Recompute only when the filter changes, so that a text does not disappear from the list while it is edited.
  const listed = useMemo(
    () => (filter ? untracked(() => textSlots.filter((slot) => isSlotIn(filter, editor, language, slot))) : textSlots),
    [filter, editor, language],
  );
  const isSearching = query.trim() !== '' || filter !== undefined;
  // Texts are observed only during a search. Otherwise an edit renders only its own field.
  const foundSlots =
    query.trim() === ''
      ? listed
      : findSlots(
          query,
          listed,
          editor.texts,
          ({ field }) => t(`changes.fields.${field as 'heading'}`),
          // Also search the default texts, because customers see them if the merchant has no own text.
          (slot) => (editor.origin(language, slot).kind === 'own' ? undefined : usualWords(slot, customerT)),
        );
  const steps = isSearching ? consumerSteps.filter((step) => foundSlots.some((slot) => slot.step === step)) : [screen];

  useEffect(function openLanguageOfSetting() {
    return onReveal((changeKey) => {
      const part = configPartOf(changeKey);
      if (part?.kind !== 'text') return;
      setQuery('');
      setFilter(undefined);
      setChosen(part.language);
      setScreen(part.slot.step);
    });
  }, []);

  function openStep(step: ConsumerStep): void {
    setQuery('');
    setFilter(undefined);
    setScreen(step);
  }

  return (
    <>
      <PageHeader
        title={t('consumerText.title')}
        description={
          ownerTexts
            ? t('consumerText.descriptionWithOwner', { owner: ownerTexts.ownerName })
            : t('consumerText.description')
        }
        actions={
          <>
            <Button icon={<Glyph of={Replace} />} onPress={replaceAddress.openNew}>
              {t('consumerText.replace.act')}
            </Button>
            <TextsTransfer editor={editor} />
          </>
        }
      />
      <PageColumns asideWidth="wide" aside={<PortalPreview language={language} screen={screen} />}>
        <HealthCard editor={editor} />
        <div className={styles.work}>
          <SlotTree
            editor={editor}
            language={language}
            open={isSearching ? undefined : screen}
            onOpen={openStep}
            filter={filter}
            onFilter={setFilter}
          />
          <Tabs
            label={t('consumerText.languages')}
            tabs={languages.map((id) => ({
              id,
              label: ownNameOf(id),
              trail: <WrittenCount editor={editor} language={id} />,
            }))}
            selected={language}
            onSelect={setChosen}
          >
            <div className={styles.parts}>
              <SearchField
                label={t('consumerText.search')}
                placeholder={t('consumerText.search')}
                value={query}
                onChange={setQuery}
                hasShortcut
              />
              {steps.length === 0 && <EmptyState title={t('consumerText.nothingFound')} />}
              {steps.map((step) => (
                <StepCard
                  // A single screen always has the same key, so that showing another screen does not remount the card.
                  // A remount would remove the focus from its buttons.
                  key={isSearching ? step : 'open'}
                  editor={editor}
                  language={language}
                  step={step}
                  slots={foundSlots.filter((slot) => slot.step === step)}
                  customerT={customerT}
                  ownerTexts={lang === language ? ownerTexts : undefined}
                  onShow={setScreen}
                  isAlone={!isSearching}
                />
              ))}
              {!isSearching && <PolicyCard key={language} editor={editor} language={language} customerT={customerT} />}
            </div>
          </Tabs>
        </div>
      </PageColumns>
      {replaceAddress.isNew && <ReplaceDialog editor={editor} onClose={replaceAddress.close} />}
    </>
  );
});
