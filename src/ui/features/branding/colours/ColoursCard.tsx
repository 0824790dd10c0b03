import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { brandColours, type PictureColour } from '../../../../domain/branding/logo/pictureColours.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { ColourField } from './ColourField.tsx';
import styles from './ColoursCard.module.scss';
import { useId } from 'react';
import { themeOfColour } from '../../../../domain/theme/themeOfColour.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { ColourSample } from '../../../shared/components/ColourSample/ColourSample.tsx';

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

type OfferedColoursProps = {
  readonly editor: BrandingEditor;
  readonly colours: readonly string[];
};

/** Colours of the logo to choose from. A click sets the main colour and a readable text colour. */
const OfferedColours = observer(function OfferedColours({ editor, colours }: OfferedColoursProps) {
  const { t } = useTranslation();
  const id = useId();
  const offered = colours.filter((colour) => colour !== editor.pendingTheme.primaryColor);
  if (offered.length === 0) return undefined;

  function handleUse(colour: string): void {
    editor.editTheme(themeOfColour(colour));
    announce(t('branding.colours.used', { colour }));
  }
  return (
    <div className={styles.offered}>
      <span id={id}>{t('branding.colours.fromLogo')}</span>
      <ul aria-labelledby={id} className={styles.offers}>
        {offered.map((colour) => (
          <li key={colour}>
            <Button
              size="compact"
              icon={<ColourSample colour={colour} />}
              aria-label={t('branding.colours.useAsMain', { colour })}
              onPress={() => handleUse(colour)}
            >
              <bdi dir="ltr">{colour}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});
