import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { useEditor } from '../../../shared/changes/useEditor.ts';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { ACCENT_BACKGROUNDS } from '../../../../domain/theme/accent.ts';
import { useService } from '../../../shared/services.tsx';
import { AccentSamples } from '../../branding/colours/AccentSamples.tsx';
import { ColourField } from '../../branding/colours/ColourField.tsx';
import { LogoPicture } from '../../branding/logo/LogoPicture.tsx';
import styles from './BrandingPart.module.scss';
import { PartCard } from './PartCard.tsx';

export const BrandingPart = observer(function BrandingPart() {
  const { t } = useTranslation();
  const owner = useService(BrandingStore).configuration;
  const editor = useEditor(BrandingEditor);
  const ownLogo = editor.logo('pending');
  const logo = ownLogo || owner?.logoUrl;
  const darkLogo = ownLogo === '' || ownLogo === owner?.logoUrl ? (owner?.altLogoUrl ?? logo) : ownLogo;
  return (
    <PartCard title={t('navigation.branding')} page="branding" kinds={['logo', 'colour', 'logoText', 'logoSize']}>
      <div className={styles.branding}>
        <div className={styles.logos}>
          {(['light', 'dark'] as const).map((theme) => {
            const url = theme === 'light' ? logo : darkLogo;
            return (
              <figure key={theme} className={styles.logo}>
                <div className={styles.ground} style={{ backgroundColor: ACCENT_BACKGROUNDS[theme].canvas }}>
                  {url !== undefined && <LogoPicture url={url} alt="" />}
                </div>
                <figcaption className={styles.caption}>{t(`ownerConfiguration.branding.logos.${theme}`)}</figcaption>
              </figure>
            );
          })}
        </div>
        <ColourField name="primaryColor" editor={editor} />
        <AccentSamples colour={editor.pendingTheme.primaryColor} />
      </div>
    </PartCard>
  );
});
