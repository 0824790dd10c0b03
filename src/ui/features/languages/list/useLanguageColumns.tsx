import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Star } from 'lucide-react';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { LanguageLacks } from '../texts/LanguageLacks.tsx';
import { TextsMeter } from '../texts/TextsMeter.tsx';
import { useLanguageName } from '../useLanguageName.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import styles from './useLanguageColumns.module.scss';
import { announce } from '../../../shared/announcing/announce.ts';
import { moveEntries } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';

export function useLanguageColumns(editor: ConsumerLanguagesEditor): readonly DataColumn<LanguageRow>[] {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  return useMemo(
    () => [
      {
        id: 'language',
        header: t('consumerLanguages.columns.language'),
        isRowHeader: true,
        place: 'title',
        width: 2.5,
        render: (row) => <LanguageTitle row={row} />,
      },
      {
        id: 'texts',
        header: t('consumerLanguages.columns.texts'),
        width: 2,
        render: ({ texts }) => <TextsMeter texts={texts} />,
      },
      {
        id: 'lacks',
        header: t('consumerLanguages.columns.lacks'),
        width: 2.5,
        render: (row) => <LanguageLacks editor={editor} row={row} />,
      },
      {
        id: 'offered',
        header: t('consumerLanguages.columns.offered'),
        place: 'aside',
        width: 'control',
        render: ({ language, isOffered, isDefault }) => (
          <Switch
            label={t('consumerLanguages.offer', { language: languageName(language) })}
            isLabelHidden
            isSelected={isOffered}
            isDisabled={isDefault && isOffered}
            onChange={(isOn) => editor.edit({ kind: isOn ? 'offer' : 'withdraw', language })}
          />
        ),
      },
      {
        id: 'actions',
        header: t('consumerLanguages.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <LanguageActions editor={editor} row={row} />,
      },
    ],
    [t, languageName, editor],
  );
}

function LanguageTitle({ row: { language, change, isOffered, isDefault, wasDefault } }: { readonly row: LanguageRow }) {
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

type LanguageActionsProps = { readonly editor: ConsumerLanguagesEditor; readonly row: LanguageRow };

/** Actions for a row. Announces moves to screen readers, because a moved row leaves its position. */
function LanguageActions({ editor, row }: LanguageActionsProps) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const { language, isOffered, isDefault, isFirst, isLast } = row;
  if (!isOffered) return undefined;
  const name = languageName(language);

  function move(by: -1 | 1): void {
    editor.move(language, by);
    const offered = editor.pending?.offered ?? [];
    announce(t('common.table.moved', { row: name, position: offered.indexOf(language) + 1, total: offered.length }));
  }

  return (
    <RowMenu
      label={t('consumerLanguages.menu.label', { language: name })}
      entries={() => [
        {
          id: 'default',
          label: t('consumerLanguages.menu.makeDefault'),
          icon: <Glyph of={Star} size="small" />,
          isDisabled: isDefault,
          onAction: () => editor.edit({ kind: 'make-default', language }),
        },
        ...moveEntries(t, { isFirst, isLast, onMove: move }),
      ]}
    />
  );
}
