import styles from './LogoPicture.module.scss';

export type LogoPictureProps = {
  readonly url: string;
  /** Alternative text. Empty if a visible text next to the picture says the same. */
  readonly alt: string;
};

/** Logo, scaled down to fit its container but never scaled up. */
export function LogoPicture({ url, alt }: LogoPictureProps) {
  return <img src={url} alt={alt} className={styles.picture} />;
}
