import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { addEntry } from '../../../../domain/navigation/outline/outlineEdits.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import type { MerchantPages } from '../../../shared/pages/AppPage.ts';
import styles from './Rows.module.scss';

export type MissingPagesCardProps = {
  readonly editor: NavigationEditor;
  readonly pages: MerchantPages;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
};

/** Card with the pages that the navigation does not list. Users can open them only by URL. */
export const MissingPagesCard = observer(function MissingPagesCard({ editor, pages, onAct }: MissingPagesCardProps) {
  const { t } = useTranslation();
  const { pending, published } = editor.listed;
  const missing = pages.filter(({ path }) => !pending.has(path));
  if (missing.length === 0 || editor.isUnreadable) return undefined;
  return (
    <Card
      title={t('navigationEditor.missing.title')}
      description={t('navigationEditor.missing.description')}
      isChanged={missing.some(({ path }) => published.has(path))}
    >
      <ul className={styles.missing}>
        {missing.map(({ path, titleKey, icon }) => (
          <li key={path}>
            <span className={styles.name}>{t(titleKey)}</span>
            {published.has(path) && <Pill tone="pending">{t('navigationEditor.missing.taken')}</Pill>}
            <Button
              size="compact"
              icon={<Glyph of={Plus} size="small" />}
              aria-label={t('navigationEditor.missing.addNamed', { page: t(titleKey) })}
              onPress={() => onAct(editor.edit((outline) => addEntry(outline, { title: titleKey, url: path, icon })))}
            >
              {t('navigationEditor.missing.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
});
