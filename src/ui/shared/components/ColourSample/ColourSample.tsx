import styles from './ColourSample.module.scss';

export function ColourSample({ colour }: { readonly colour: string }) {
  return <span className={styles.sample} style={{ backgroundColor: colour }} />;
}
