import type { Phrase } from '../../../../domain/changes/phrase.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { usePhrase } from '../../../shared/changes/comparison/usePhrase.ts';
import styles from './RuleText.module.scss';

/** Private-use characters around each value. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const marked = (text: string): string => `${OPEN}${text}${CLOSE}`;

export function RuleText({ phrase }: { readonly phrase: Phrase }) {
  const say = usePhrase(marked);
  const parts = say(phrase).split(/[\uE000\uE001]/);
  return (
    <p className={styles.sentence}>
      {parts.map((part, nth) =>
        // Text between two marks has an odd index.
        nth % 2 === 1 ? (
          <b key={nth} className={styles.value}>
            {part}
          </b>
        ) : (
          <KeyedText key={nth}>{part}</KeyedText>
        ),
      )}
    </p>
  );
}
