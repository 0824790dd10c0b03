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

/** Constant, because React Aria's form creates a new object on each keystroke and renders all fields. */
const BEHAVIOR = { validationBehavior: 'aria' } as const;

function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}

export function Form({ form, children }: FormProps) {
  const { problem } = form;
  const { ref, onFocusIn, ...control } = form.control;
  const noteFocus = useEffectEvent(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || !ref.current?.contains(control)) return;
    // Elements with `data-goes-away` disappear when clicked, so the focus cannot return to them.
    if (!control.closest('[data-goes-away]')) onFocusIn(control);
  });
  useEffect(
    function followKeysAndFocus() {
      const element = ref.current;
      element?.addEventListener('keydown', keepComposing);
      element?.addEventListener('focusin', noteFocus);
      // The first field has the focus initially.
      noteFocus();
      return () => {
        element?.removeEventListener('keydown', keepComposing);
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
