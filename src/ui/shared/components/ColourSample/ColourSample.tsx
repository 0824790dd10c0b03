import styles from './ColourSample.module.scss';

/** Coloured square in text size, next to the colour's name. */
export function ColourSample({ colour }: { readonly colour: string }) {
  return <span className={styles.sample} style={{ backgroundColor: colour }} />;
}
