import styles from './LogoPicture.module.scss';

export type LogoPictureProps = {
  readonly url: string;
  /** What is read out in its place; empty where that stands beside it. */
  readonly alt: string;
};

/** A logo in what it stands in, made smaller where it does not fit and never larger. */
export function LogoPicture({ url, alt }: LogoPictureProps) {
  return <img src={url} alt={alt} className={styles.picture} />;
}
