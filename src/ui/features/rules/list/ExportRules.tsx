import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { engineRules } from '../../../../domain/rules/engineRules.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';

export function ExportRules({ editor }: { readonly editor: RulesEditor }) {
  const { t, i18n } = useTranslation();

  function handleExport(): void {
    const rules = engineRules(editor.rules);
    const file = new Blob([JSON.stringify(rules, undefined, 2)], { type: 'application/json' });
    downloadFile(`${t('rules.exportName')}.json`, file);
    announce(t('rules.exported', { number: new Intl.NumberFormat(i18n.language).format(rules.length) }));
  }
  return <IconButton label={t('rules.export')} icon={<Glyph of={Download} />} onPress={handleExport} />;
}
