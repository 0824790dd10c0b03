import { observer } from 'mobx-react-lite';
import styles from './LogoPlaces.module.scss';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import type { Size } from '../../../../domain/branding/logo/pixels.ts';
import { logoBoxes, type LogoSize, type ThemeLogo } from '../../../../domain/theme/consumerTheme.ts';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { useFieldDraft } from '../../../shared/forms/useFieldDraft.ts';

export const LogoPlaces = observer(function LogoPlaces({ editor, draw }: Omit<LogoPlaceProps, 'name'>) {
  if (editor.isOwners) return undefined;
  return (
    <div className={styles.places}>
      <LogoPlace name="headerLogoSize" editor={editor} draw={draw} />
      <LogoPlace name="loginAndSignupPageLogoSize" editor={editor} draw={draw} />
    </div>
  );
});

type LogoPlaceProps = {
  readonly name: ThemeLogo;
  readonly editor: BrandingEditor;
  readonly draw: (box: Size) => ReactNode;
};

const isLogoSize = (value: unknown): value is LogoSize => value === 'small' || value === 'medium';

const LogoPlace = observer(function LogoPlace({ name, editor, draw }: LogoPlaceProps) {
  const { t } = useTranslation();
  const label = t(`branding.logo.places.${name}`);
  const sizeText = (size: LogoSize): string => t(`changes.values.${size}`);
  const { choice } = useFieldDraft<LogoSize>({
    name: configKey({ kind: 'logoSize', name }),
    isValue: isLogoSize,
    pending: editor.pendingTheme[name],
    published: editor.publishedTheme[name],
    save: (size) => editor.editTheme({ [name]: size }),
    textOf: sizeText,
  });
  const box = logoBoxes[choice.value];
  return (
    <div data-setting={choice['data-setting']} className={styles.place}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        <SegmentedControl
          label={t('branding.logo.sizeIn', { place: label })}
          segments={(['small', 'medium'] as const).map((id) => ({ id, label: sizeText(id) }))}
          value={choice.value}
          onChange={choice.onChange}
        />
      </div>
      <div
        className={styles.box}
        style={{
          maxInlineSize: box.width,
          aspectRatio: `${box.width} / ${box.height}`,
          backgroundColor: editor.pendingTheme.logoBackground,
        }}
      >
        {draw(box)}
      </div>
      <p className={styles.muted}>{t('branding.logo.boxSize', box)}</p>
      {choice.was && <PreviousValue {...choice.was} />}
    </div>
  );
});
