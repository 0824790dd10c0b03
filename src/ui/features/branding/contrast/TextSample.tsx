import { useTranslation } from 'react-i18next';
import styles from './ContrastCard.module.scss';

export type TextSampleProps = {
  readonly text: 'buttonTextColor' | 'alternateTextColor';
  readonly colour: string;
  readonly background: string;
};

/** A few words in a pair of colours. What they say of the contrast stands beside them: they are for the eye alone. */
export function TextSample({ text, colour, background }: TextSampleProps) {
  const { t } = useTranslation();
  return (
    <span inert className={styles.sample} style={{ color: colour, backgroundColor: background }}>
      {t(`branding.contrast.samples.${text}`)}
    </span>
  );
}
