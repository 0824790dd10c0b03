import { LayoutTemplate } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../../shared/components/Menu/Menu.tsx';
import { usePhrase } from '../../../../shared/changes/comparison/usePhrase.ts';
import { useTemplates, type OfferedTemplatesProps } from './useTemplates.ts';

export const TemplatesMenu = observer(function TemplatesMenu({ editor, type }: OfferedTemplatesProps) {
  const { t } = useTranslation();
  const templates = useTemplates(editor, type);
  const phraseText = usePhrase();
  if (templates.length === 0) return undefined;
  const label = t('rules.templates.open');
  return (
    <Menu
      label={label}
      entries={() =>
        templates.map(({ id, name, phrase, use }) => ({
          id,
          label: name,
          description: phraseText(phrase),
          onAction: use,
        }))
      }
      placement="bottom end"
    >
      <Button icon={<Glyph of={LayoutTemplate} />}>{label}</Button>
    </Menu>
  );
});
