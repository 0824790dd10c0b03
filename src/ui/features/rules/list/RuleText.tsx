import type { Phrase } from '../../../../domain/changes/phrase.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { usePhrase } from '../../../shared/changes/comparison/usePhrase.ts';
import styles from './RuleText.module.scss';

/** Characters of no language, around each value of the sentence. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const marked = (text: string): string => `${OPEN}${text}${CLOSE}`;

/** A rule as one sentence in the person's language, its values set apart. */
export function RuleText({ phrase }: { readonly phrase: Phrase }) {
  const say = usePhrase(marked);
  const parts = say(phrase).split(/[\uE000\uE001]/);
  return (
    <p className={styles.sentence}>
      {parts.map((part, nth) =>
        // What stands between two marks is at every second place.
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
