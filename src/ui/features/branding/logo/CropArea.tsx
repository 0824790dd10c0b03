import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTranslation } from 'react-i18next';
import type { Area, Size } from '../../../../domain/branding/logo/pixels.ts';
import { classNames } from '../../../shared/classNames.ts';
import styles from './CropArea.module.scss';

export type CropAreaProps = {
  readonly url: string;
  readonly picture: Size;
  readonly area: Area;
  /** Required aspect ratio (width divided by height). Undefined if any is allowed. */
  readonly aspect: number | undefined;
  /** Background colour of the logo as `#rrggbb`. */
  readonly background: string;
  readonly onChange: (area: Area) => void;
};

/** Minimum size of the selection in CSS pixels. */
const MIN_SIZE = 24;

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

export function CropArea({ url, picture, area, aspect, background, onChange }: CropAreaProps) {
  const { t } = useTranslation();
  const shareOf = (length: number, total: number): number => (length / total) * 100;
  const crop: PercentCrop = {
    unit: '%',
    x: shareOf(area.x, picture.width),
    y: shareOf(area.y, picture.height),
    width: shareOf(area.width, picture.width),
    height: shareOf(area.height, picture.height),
  };
  const names = Object.fromEntries(
    handles.map((handle) => [`${handle}DragHandle`, t(`branding.logo.crop.${handle}`)] as const),
  ) as Record<`${(typeof handles)[number]}DragHandle`, string>;

  function handleChange(percent: PercentCrop): void {
    const across = picture.width / 100;
    const down = picture.height / 100;
    // The selection is empty for a moment when the user starts a new one.
    if (percent.width === 0 || percent.height === 0) return;
    onChange({
      x: percent.x * across,
      y: percent.y * down,
      width: percent.width * across,
      height: percent.height * down,
    });
  }
  return (
    // Always left to right, because a picture is not mirrored in right-to-left layouts.
    <div dir="ltr" className={styles.ground} style={{ backgroundColor: background }}>
      <ReactCrop
        crop={crop}
        {...(aspect === undefined ? {} : { aspect })}
        onChange={(_, percent) => handleChange(percent)}
        minWidth={MIN_SIZE}
        minHeight={MIN_SIZE / (aspect ?? 1)}
        keepSelection
        ruleOfThirds
        ariaLabels={{ cropArea: t('branding.logo.crop.area'), ...names }}
        className={classNames(styles.crop)}
      >
        <img src={url} alt={t('branding.logo.new')} className={styles.picture} />
      </ReactCrop>
    </div>
  );
}
