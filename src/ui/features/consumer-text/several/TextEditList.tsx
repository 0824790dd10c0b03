import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { textEditId, type TextEdit } from '../../../../domain/consumer-text/textEdit.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { keyOf } from '../../../../domain/shared/valueRule.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { TextDifference } from '../../../shared/components/TextDifference/TextDifference.tsx';
import { useSlotName } from '../useSlotName.ts';
import styles from './TextEditList.module.scss';

export type TextEditListProps = {
  readonly label: string;
  readonly edits: readonly TextEdit[];
  readonly leftOut: readonly string[];
  readonly onToggle: (id: string, isIn: boolean) => void;
};

/** Maximum number of characters of a compared text. Longer texts are cut. */
const MAX_SHOWN = 2000;

/** Preview of edits. The user can exclude each edit. An invalid edit shows its error. */
export function TextEditList({ label, edits, leftOut, onToggle }: TextEditListProps) {
  const { t } = useTranslation();
  const slotName = useSlotName();
  if (edits.length === 0) return undefined;
  return (
    <ul className={styles.list} aria-label={label}>
      {edits.map((edit) => {
        const id = textEditId(edit);
        const { language, slot, before, after, problem } = edit;
        const name = `${ownNameOf(language)}, ${slotName(slot)}`;
        return (
          <li key={id} className={styles.edit}>
            <Checkbox
              label={name}
              isSelected={problem === undefined && !leftOut.includes(id)}
              isDisabled={problem !== undefined}
              onChange={(isIn) => onToggle(id, isIn)}
            />
            <div className={styles.text}>
              <TextDifference
                before={before.slice(0, MAX_SHOWN)}
                after={after.slice(0, MAX_SHOWN)}
                language={language}
              />
            </div>
            {problem !== undefined && (
              <p className={styles.refused}>
                {/* `npm run check translations` ensures that the domain's text keys exist. */}
                <KeyedText>
                  {t(keyOf(problem) as ParseKeys, typeof problem === 'string' ? {} : { ...problem.values })}
                </KeyedText>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
