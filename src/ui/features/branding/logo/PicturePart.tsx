import { sizeInBox } from '../../../../domain/branding/logo/logoCrop.ts';
import type { Area, Size } from '../../../../domain/branding/logo/pixels.ts';
import styles from './LogoPlaces.module.scss';

export type PicturePartProps = {
  readonly url: string;
  readonly picture: Size;
  /** Part to show. */
  readonly area: Area;
  /** Size of the box in CSS pixels. */
  readonly box: Size;
};

const share = (part: number, total: number): string => `${(part / total) * 100}%`;

/** Shows a part of a picture without cropping it, to follow the selection. */
export function PicturePart({ url, picture, area, box }: PicturePartProps) {
  const shown = sizeInBox(area, box);
  return (
    <span
      className={styles.part}
      style={{ inlineSize: share(shown.width, box.width), blockSize: share(shown.height, box.height) }}
    >
      <img
        src={url}
        alt=""
        style={{
          inlineSize: share(picture.width, area.width),
          left: share(-area.x, area.width),
          top: share(-area.y, area.height),
        }}
      />
    </span>
  );
}
