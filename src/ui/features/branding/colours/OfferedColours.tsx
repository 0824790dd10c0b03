import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { themeOfColour } from '../../../../domain/theme/themeOfColour.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { ColourSample } from '../../../shared/components/ColourSample/ColourSample.tsx';
import styles from './ColoursCard.module.scss';

export type OfferedColoursProps = {
  readonly editor: BrandingEditor;
  readonly colours: readonly string[];
};

/** Colours of the logo to choose from. A click sets the main colour and a readable text colour. */
export const OfferedColours = observer(function OfferedColours({ editor, colours }: OfferedColoursProps) {
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
