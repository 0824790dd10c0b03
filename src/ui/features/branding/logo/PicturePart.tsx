import { sizeInBox } from '../../../../domain/branding/logo/logoCrop.ts';
import type { Area, Size } from '../../../../domain/branding/logo/pixels.ts';
import styles from './LogoPlaces.module.scss';

export type PicturePartProps = {
  readonly url: string;
  readonly picture: Size;
  readonly area: Area;
  /** Size in CSS pixels of the box in which the area is rendered. */
  readonly box: Size;
};

const share = (part: number, total: number): string => `${(part / total) * 100}%`;

/** Shows an area of a picture by CSS only, because cropping would be too slow while the user moves the selection. */
export function PicturePart({ url, picture, area, box }: PicturePartProps) {
  const renderedSize = sizeInBox(area, box);
  return (
    <span
      className={styles.part}
      style={{ inlineSize: share(renderedSize.width, box.width), blockSize: share(renderedSize.height, box.height) }}
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
