import { textEditId, type TextEdit } from '../../../../domain/consumer-text/textEdit.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { TextDifference } from '../../../shared/components/TextDifference/TextDifference.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import { useSlotName } from '../useSlotName.ts';
import styles from './TextEditList.module.scss';

export type TextEditListProps = {
  readonly label: string;
  readonly edits: readonly TextEdit[];
  readonly leftOut: readonly string[];
  readonly onToggle: (id: string, isIn: boolean) => void;
};

/** Longer texts are cut. */
const MAX_SHOWN_CHARACTERS = 2000;

export const withToggled = (ids: readonly string[], id: string, isIn: boolean): readonly string[] =>
  isIn ? [...ids, id] : ids.filter((each) => each !== id);

export function TextEditList({ label, edits, leftOut, onToggle }: TextEditListProps) {
  const messageText = useMessageText();
  const slotName = useSlotName();
  if (edits.length === 0) return undefined;
  return (
    <ul className={styles.list} aria-label={label}>
      {edits.map((edit) => {
        const id = textEditId(edit);
        const { language, slot, before, after, problem } = edit;
        return (
          <li key={id} className={styles.edit}>
            <Checkbox
              label={`${ownNameOf(language)}, ${slotName(slot)}`}
              isSelected={problem === undefined && !leftOut.includes(id)}
              isDisabled={problem !== undefined}
              onChange={(isIn) => onToggle(id, isIn)}
            />
            <div className={styles.text}>
              <TextDifference
                before={before.slice(0, MAX_SHOWN_CHARACTERS)}
                after={after.slice(0, MAX_SHOWN_CHARACTERS)}
                language={language}
              />
            </div>
            {problem !== undefined && (
              <p className={styles.refused}>
                <KeyedText>{messageText(problem as FormMessage)}</KeyedText>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
