import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { moveEntries } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import { useLanguageName } from '../useLanguageName.ts';

export type LanguageActionsProps = { readonly editor: ConsumerLanguagesEditor; readonly row: LanguageRow };

/** Actions for a row. Announces moves to screen readers, because a moved row leaves its position. */
export function LanguageActions({ editor, row }: LanguageActionsProps) {
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
