import { sizeInBox } from '../../../../domain/branding/logo/logoCrop.ts';
import type { Area, Size } from '../../../../domain/branding/logo/pixels.ts';
import styles from './LogoPlaces.module.scss';

export type PicturePartProps = {
  readonly url: string;
  readonly picture: Size;
  /** The part of the picture that is shown. */
  readonly area: Area;
  /** What it stands in, in pixels of the page. */
  readonly box: Size;
};

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A part of a picture as it would stand in a box, without being cut: it follows a part that is being chosen. */
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
