import { CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import type { PictureColour } from '../../../../domain/branding/logo/pictureColours.ts';
import { logoContrast } from '../../../../domain/branding/logo/logoContrast.ts';
import { contrastRatio } from '../../../../domain/theme/oklch.ts';
import { readableColours } from '../../../../domain/theme/readableColours.ts';
import { contrastsOf } from '../../../../domain/theme/themeContrast.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { LogoPicture } from '../logo/LogoPicture.tsx';
import styles from './ContrastCard.module.scss';
import { ContrastRow } from './ContrastRow.tsx';

export type ContrastCardProps = {
  readonly editor: BrandingEditor;
  readonly logoColours: readonly PictureColour[];
};

/** Shows the contrast of all texts and of the logo, and suggests the nearest colours with enough contrast [CT-5]. */
export const ContrastCard = observer(function ContrastCard({ editor, logoColours }: ContrastCardProps) {
  const { t } = useTranslation();
  const { pendingTheme: theme, publishedTheme: published } = editor;
  const contrasts = contrastsOf(theme);
  const logo = logoContrast(logoColours, theme.logoBackground);
  const all = logo ? [...contrasts, logo] : contrasts;
  const hard = all.filter(({ verdict }) => verdict === 'hard-to-read').length;
  const unreadable = all.filter(({ verdict }) => verdict === 'unreadable').length;
  return (
    <Card
      density="flush"
      title={t('branding.contrast.title')}
      description={t('branding.contrast.description')}
      actions={
        <>
          {unreadable > 0 && (
            <Pill tone="critical" icon={<Glyph of={TriangleAlert} size="small" />}>
              {t('branding.contrast.unreadable', { count: unreadable })}
            </Pill>
          )}
          {hard > 0 && (
            <Pill tone="warning" icon={<Glyph of={TriangleAlert} size="small" />}>
              {t('branding.contrast.failing', { count: hard })}
            </Pill>
          )}
          {unreadable + hard === 0 && (
            <Pill tone="success" icon={<Glyph of={CircleCheck} size="small" />}>
              {t('branding.contrast.allPass')}
            </Pill>
          )}
        </>
      }
    >
      <ul className={styles.rows}>
        {contrasts.map((contrast) => {
          const { text, background } = contrast;
          const publishedRatio = contrastRatio(published[text], published[background]);
          return (
            <ContrastRow
              key={background}
              title={t(`branding.contrast.texts.${text}`)}
              backgroundName={t(`branding.contrast.backgrounds.${background}`)}
              contrast={contrast}
              suggestions={contrast.verdict === 'passes' ? [] : readableColours(theme, contrast)}
              before={publishedRatio === contrast.ratio ? undefined : publishedRatio}
              sample={
                // Decorative, because the contrast is shown as text next to the sample.
                <span
                  inert
                  className={styles.sample}
                  style={{ color: theme[text], backgroundColor: theme[background] }}
                >
                  {t(`branding.contrast.samples.${text}`)}
                </span>
              }
              onUse={({ field, colour }) => editor.editTheme({ [field]: colour })}
            />
          );
        })}
        {logo && (
          <ContrastRow
            title={t('branding.contrast.logo')}
            backgroundName={t('branding.contrast.backgrounds.logoBackground')}
            contrast={logo}
            suggestions={logo.suggestions}
            isPicture
            before={undefined}
            sample={
              <span className={styles.logo} style={{ backgroundColor: theme.logoBackground }}>
                <LogoPicture url={editor.logo('pending')} alt="" />
              </span>
            }
            onUse={({ colour }) => editor.editTheme({ logoBackground: colour })}
          />
        )}
      </ul>
    </Card>
  );
});
