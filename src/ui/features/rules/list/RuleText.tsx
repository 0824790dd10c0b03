import type { Phrase } from '../../../../domain/changes/phrase.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { usePhrase } from '../../../shared/changes/comparison/usePhrase.ts';
import styles from './RuleText.module.scss';

/** Private-use Unicode characters that mark the start and the end of each value in a sentence. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const marked = (text: string): string => `${OPEN}${text}${CLOSE}`;

export function RuleText({ phrase }: { readonly phrase: Phrase }) {
  const phraseText = usePhrase(marked);
  const parts = phraseText(phrase).split(/[\uE000\uE001]/);
  return (
    <p className={styles.sentence}>
      {parts.map((part, nth) =>
        // Values, which are between two marks, have odd indexes.
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
