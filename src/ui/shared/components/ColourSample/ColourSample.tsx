import styles from './ColourSample.module.scss';

/** A colour sample in text size, next to the colour's name. */
export function ColourSample({ colour }: { readonly colour: string }) {
  return <span className={styles.sample} style={{ backgroundColor: colour }} />;
}
