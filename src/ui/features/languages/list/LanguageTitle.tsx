import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useLanguageName } from '../useLanguageName.ts';
import styles from './LanguageTitle.module.scss';

export function LanguageTitle({
  row: { language, change, isOffered, isDefault, wasDefault },
}: {
  readonly row: LanguageRow;
}) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const Name = change === 'withdrawn' ? 'del' : 'span';
  return (
    <>
      <span className={styles.name}>
        <Name lang={language} className={isOffered ? undefined : styles.muted}>
          {ownNameOf(language)}
        </Name>
        {isDefault && (
          <span data-setting={configKey({ kind: 'defaultLanguage' })}>
            <Pill tone={wasDefault ? 'info' : 'pending'} icon={<Glyph of={Star} size="small" />}>
              {t('consumerLanguages.isDefault')}
            </Pill>
          </span>
        )}
        {change !== 'none' && <Pill tone="pending">{t(`consumerLanguages.changes.${change}`)}</Pill>}
      </span>
      {languageName(language) !== ownNameOf(language) && <span className={styles.line}>{languageName(language)}</span>}
      {isDefault && isOffered && <span className={styles.line}>{t('consumerLanguages.keepsDefault')}</span>}
    </>
  );
}
