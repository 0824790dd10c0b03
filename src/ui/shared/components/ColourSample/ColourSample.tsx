import styles from './ColourSample.module.scss';

/** A colour to look at, in the size of the text around it; its name stands beside it. */
export function ColourSample({ colour }: { readonly colour: string }) {
  return <span className={styles.sample} style={{ backgroundColor: colour }} />;
}
