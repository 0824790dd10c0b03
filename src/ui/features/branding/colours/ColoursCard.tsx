import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { brandColours, type PictureColour } from '../../../../domain/branding/logo/pictureColours.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { ColourField } from './ColourField.tsx';
import styles from './ColoursCard.module.scss';
import { OfferedColours } from './OfferedColours.tsx';

export type ColoursCardProps = {
  readonly editor: BrandingEditor;
  readonly logoColours: readonly PictureColour[];
};

export const ColoursCard = observer(function ColoursCard({ editor, logoColours }: ColoursCardProps) {
  const { t } = useTranslation();
  const changed = editor.colours.filter((name) => editor.publishedTheme[name] !== editor.pendingTheme[name]).length;
  return (
    <Card
      title={t('branding.colours.title')}
      isChanged={changed > 0}
      actions={changed > 0 && <Pill tone="pending">{t('branding.colours.changed', { count: changed })}</Pill>}
    >
      <OfferedColours editor={editor} colours={brandColours(logoColours)} />
      <div className={styles.fields}>
        {editor.colours.map((name) => (
          <ColourField key={name} name={name} editor={editor} />
        ))}
      </div>
    </Card>
  );
});
