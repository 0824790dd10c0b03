import { Type } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ConsumerLanguagesEditor } from '../../../application/languages/ConsumerLanguagesEditor.ts';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { PageSteps } from '../../shared/steps/PageSteps.tsx';
import { FallbackCard } from './texts/FallbackCard.tsx';
import { LanguagesTable } from './list/LanguagesTable.tsx';
import { LanguageMenuCard } from './customers/LanguageMenuCard.tsx';
import { ReadersCard } from './customers/ReadersCard.tsx';
import { useLanguageName } from './useLanguageName.ts';

/** Page to select the languages of the customer's portal [CF-7]. */
export const LanguagesPage = observer(function LanguagesPage() {
  const { t } = useTranslation();
  const editor = useEditor(ConsumerLanguagesEditor);
  const languageName = useLanguageName();
  const toTexts = useSettingLink()('consumer-text');
  const { missingDefault } = editor;
  return (
    <>
      <PageHeader
        title={t('consumerLanguages.title')}
        description={t('consumerLanguages.description')}
        actions={
          toTexts && (
            <Button icon={<Glyph of={Type} />} onPress={toTexts}>
              {t('consumerLanguages.writeTexts')}
            </Button>
          )
        }
      />
      <PageSteps of="languages" />
      <PageColumns
        asideWidth="narrow"
        aside={
          <>
            <LanguageMenuCard editor={editor} />
            <ReadersCard editor={editor} />
          </>
        }
      >
        {missingDefault !== undefined && (
          <Banner
            tone="critical"
            title={t('consumerLanguages.missingDefault.title', { language: languageName(missingDefault) })}
            action={
              <Button onPress={() => editor.edit({ kind: 'offer', language: missingDefault })}>
                {t('consumerLanguages.offer', { language: languageName(missingDefault) })}
              </Button>
            }
          >
            {t('consumerLanguages.missingDefault.text')}
          </Banner>
        )}
        <LanguagesTable editor={editor} />
        <FallbackCard editor={editor} />
      </PageColumns>
    </>
  );
});
