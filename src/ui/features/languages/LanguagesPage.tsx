import { Type, ArrowRight, Check, ChevronUp } from 'lucide-react';
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
import { LanguagesTable } from './list/LanguagesTable.tsx';
import { ReadersCard } from './customers/ReadersCard.tsx';
import { useLanguageName } from './useLanguageName.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './texts/Texts.module.scss';
import { ownNameOf } from '../../../domain/languages/language.ts';
import { isSameList } from '../../../domain/shared/deepEqual.ts';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { useSide } from '../../shared/sides/PublishedOrPending.tsx';

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

type Step = { readonly name: string; readonly when: string };

const FallbackCard = observer(function FallbackCard({ editor }: { readonly editor: ConsumerLanguagesEditor }) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const start = editor.pending && languageName(editor.pending.start);
  if (start === undefined) return undefined;
  const theirs = {
    name: t('consumerLanguages.fallback.theirs'),
    when: t('consumerLanguages.fallback.ifOffered'),
  };
  const fallback = { name: start, when: t('consumerLanguages.fallback.theDefault') };
  const products = {
    name: t('consumerLanguages.fallback.products'),
    when: t('consumerLanguages.fallback.inTheirs'),
  };
  return (
    <>
      <Card title={t('consumerLanguages.fallback.language')} description={t('consumerLanguages.fallback.languageText')}>
        <Chain steps={[theirs, fallback]} />
      </Card>
      <Card title={t('consumerLanguages.fallback.text')} description={t('consumerLanguages.fallback.textText')}>
        <Chain steps={[theirs, fallback, products]} />
      </Card>
    </>
  );
});

function Chain({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.chain}>
      {steps.map(({ name, when }, index) => (
        <li key={name} className={styles.link}>
          {index > 0 && <Glyph of={ArrowRight} size="small" isMirrored />}
          <span className={styles.step}>
            <KeyedText>{name}</KeyedText>
            <small>{when}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

const LanguageMenuCard = observer(function LanguageMenuCard({ editor }: { readonly editor: ConsumerLanguagesEditor }) {
  const { t } = useTranslation();
  const { published, pending } = editor;
  const isChanged = !isSameList(published?.offered, pending?.offered) || published?.start !== pending?.start;
  const [side, control] = useSide(isChanged);
  const languages = editor[side];
  if (!languages) return undefined;
  const { offered, start } = languages;
  return (
    <Card title={t('consumerLanguages.customerMenu.title')}>
      {control}
      {offered.length < 2 ? (
        <p className={styles.nothing}>{t('consumerLanguages.customerMenu.none')}</p>
      ) : (
        <div className={styles.portal}>
          <span className={styles.head} aria-hidden="true">
            <KeyedText>{ownNameOf(start)}</KeyedText>
            <Glyph of={ChevronUp} size="small" />
          </span>
          <ul className={styles.menu}>
            {offered.map((language) => (
              <li key={language} lang={language} className={styles.entry} data-chosen={language === start}>
                <KeyedText>{ownNameOf(language)}</KeyedText>
                {language === start && (
                  <>
                    <VisuallyHidden>{t('consumerLanguages.isDefault')}</VisuallyHidden>
                    <Glyph of={Check} size="small" />
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
});
