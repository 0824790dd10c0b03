import { useTranslation } from 'react-i18next';
import styles from './ContrastCard.module.scss';

export type TextSampleProps = {
  readonly text: 'buttonTextColor' | 'alternateTextColor';
  readonly colour: string;
  readonly background: string;
};

/** Sample text in the given colours. Decorative, because the contrast is shown as text next to the sample. */
export function TextSample({ text, colour, background }: TextSampleProps) {
  const { t } = useTranslation();
  return (
    <span inert className={styles.sample} style={{ color: colour, backgroundColor: background }}>
      {t(`branding.contrast.samples.${text}`)}
    </span>
  );
}
