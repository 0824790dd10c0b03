import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { classNames } from '../classNames.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { FaultyFields } from './FaultyFields.tsx';
import styles from './Form.module.scss';
import { isComposing } from './isComposing.ts';
import type { FormState } from './useForm.ts';

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
