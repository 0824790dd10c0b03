import styles from './LogoPicture.module.scss';

export type LogoPictureProps = {
  readonly url: string;
  /** Alternative text. Empty if the text is next to the picture. */
  readonly alt: string;
};

/** Scales down to fit, never up. */
export function LogoPicture({ url, alt }: LogoPictureProps) {
  return <img src={url} alt={alt} className={styles.picture} />;
}
