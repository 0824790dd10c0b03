import { useEffect, useEffectEvent, type ReactNode, useCallback, useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { classNames } from '../classNames.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import styles from './Form.module.scss';
import { isComposing } from './isComposing.ts';
import type { FormState } from './useForm.ts';
import { unfold } from '../settings/revealSetting.ts';
import { focusWithin } from './focusField.ts';

export type FormProps = {
  readonly form: Pick<FormState<object>, 'control' | 'problem'>;
  readonly children: ReactNode;
};

/**
 * Constant form context. React Aria's own context is a new object on each keystroke, so all fields would render again.
 */
const BEHAVIOR = { validationBehavior: 'aria' } as const;

function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}

export function Form({ form, children }: FormProps) {
  const { problem } = form;
  const { ref, onFocusIn, ...control } = form.control;
  const noteFocus = useEffectEvent(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || !ref.current?.contains(control)) return;
    // Ignore elements with `data-goes-away`: they disappear when clicked, so the focus cannot return to them.
    if (!control.closest('[data-goes-away]')) onFocusIn(control);
  });
  useEffect(
    function listenToKeysAndFocus() {
      const element = ref.current;
      element?.addEventListener('keydown', ignoreComposingEnter);
      element?.addEventListener('focusin', noteFocus);
      // The first field may have received the focus before the listener was added.
      noteFocus();
      return () => {
        element?.removeEventListener('keydown', ignoreComposingEnter);
        element?.removeEventListener('focusin', noteFocus);
      };
    },
    [ref],
  );
  return (
    <form {...control} ref={ref} noValidate className={classNames(styles.form)}>
      {problem && (
        <Banner tone="critical" isAlert title={problem.title}>
          <KeyedText>{problem.text}</KeyedText>
          <FaultyFields />
        </Banner>
      )}
      <FormContext value={BEHAVIOR}>{children}</FormContext>
    </form>
  );
}

/** Selector of invalid fields. React Aria marks a text field and its input, but only the outer element of a select. */
const INVALID = '[aria-invalid="true"], [data-invalid]';

type FaultyField = { readonly element: HTMLElement; readonly label: string };

function labelOf(element: HTMLElement, form: HTMLFormElement): string {
  let part: HTMLElement | null = element;
  while (part && part !== form && !part.querySelector('[data-label]')) part = part.parentElement;
  return (part !== form && part?.querySelector('[data-label]')?.textContent) || '';
}

/** Invalid fields of the form in visual order, without duplicates and without fields that have no label. */
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

function FaultyFields() {
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
