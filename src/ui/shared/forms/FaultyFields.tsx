import { useCallback, useState } from 'react';
import { unfold } from '../settings/unfold.ts';
import styles from './FaultyFields.module.scss';
import { focusWithin } from './focusField.ts';

/** The library marks a text field and its control, a select alone and not its button. */
const INVALID = '[aria-invalid="true"], [data-invalid]';

type FaultyField = { readonly element: HTMLElement; readonly label: string };

/** The words that stand over a field. */
function labelOf(element: HTMLElement, form: HTMLFormElement): string {
  let part: HTMLElement | null = element;
  while (part && part !== form && !part.querySelector('[data-label]')) part = part.parentElement;
  return (part !== form && part?.querySelector('[data-label]')?.textContent) || '';
}

/** Each field once, in the order in which a person meets them; one without a label is not listed. */
const faultyFieldsOf = (form: HTMLFormElement): readonly FaultyField[] =>
  [...form.querySelectorAll<HTMLElement>(INVALID)]
    .filter((element) => !element.parentElement?.closest(INVALID))
    .map((element) => ({ element, label: labelOf(element, form) }))
    .filter(({ label }) => label !== '');

function goTo({ element }: FaultyField): void {
  unfold(element);
  element.scrollIntoView({ block: 'nearest' });
  focusWithin(element);
}

/** The fields of the form around it that are marked as wrong; each entry leads to its field. */
export function FaultyFields() {
  const [fields, setFields] = useState<readonly FaultyField[]>([]);
  const listMarked = useCallback((list: HTMLUListElement | null) => {
    const form = list?.closest('form');
    if (form) setFields(faultyFieldsOf(form));
  }, []);
  return (
    <ul ref={listMarked} className={styles.fields} hidden={fields.length === 0} data-goes-away>
      {fields.map((field, at) => (
        <li key={`${at}`}>
          <button type="button" className={styles.field} onClick={() => goTo(field)}>
            {field.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
