import { Check, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { isSameList } from '../../../../domain/shared/deepEqual.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import styles from './LanguageMenuCard.module.scss';

export const LanguageMenuCard = observer(function LanguageMenuCard({
  editor,
}: {
  readonly editor: ConsumerLanguagesEditor;
}) {
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
