import { Check, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { SettingLink } from '../../../shared/settings/SettingLink.tsx';
import { useTextKey } from '../../../shared/texts/useTextKey.ts';
import { useLanguageName } from '../useLanguageName.ts';
import styles from './Texts.module.scss';

export type LanguageLacksProps = { readonly editor: ConsumerLanguagesEditor; readonly row: LanguageRow };

const MAX_LISTED = 2;

/** Lists texts that customers see in another language or, if the language is not offered, the affected countries. */
export const LanguageLacks = observer(function LanguageLacks({ editor, row }: LanguageLacksProps) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const countryName = useCountryName();
  const text = useTextKey();
  const listOf = useNameList();
  const start = languageName(editor.pending?.start ?? row.language);
  const { borrowed, unwritten, written } = row.texts;
  if (!row.isOffered)
    return (
      <span className={styles.lacks}>
        {row.countries.length > 0 ? (
          <span className={classNames(styles.state, styles.warning)}>
            <Glyph of={TriangleAlert} size="small" />
            <KeyedText>
              {t('consumerLanguages.lacks.speakers', {
                countries: listOf(row.countries.map(countryName), MAX_LISTED),
                language: start,
              })}
            </KeyedText>
          </span>
        ) : (
          <span className={styles.muted}>{t('consumerLanguages.lacks.noSpeakers')}</span>
        )}
        {written.length > 0 && <span className={styles.line}>{t('consumerLanguages.keepsTexts')}</span>}
      </span>
    );
  if (borrowed.length === 0)
    return (
      <span className={styles.lacks}>
        <span className={classNames(styles.state, styles.complete)}>
          <Glyph of={Check} size="small" />
          <KeyedText>{t('consumerLanguages.lacks.complete')}</KeyedText>
        </span>
        {unwritten.length > 0 && (
          <span className={styles.line}>{t('consumerLanguages.lacks.products', { number: unwritten.length })}</span>
        )}
      </span>
    );
  // Remove duplicates, because two screens may have the same heading.
  const names = [...new Set(borrowed.map(({ field }) => text(`changes.fields.${field}`)))];
  return (
    <span className={styles.lacks}>
      <span className={styles.warning}>
        <SettingLink feature="consumer-text">
          {t('consumerLanguages.lacks.borrowed', { number: borrowed.length, language: start })}
        </SettingLink>
      </span>
      <span className={styles.line}>{listOf(names, MAX_LISTED)}</span>
    </span>
  );
});
