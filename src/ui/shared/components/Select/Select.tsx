import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { classNames } from '../../classNames.ts';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { LazyFailure } from '../../lazy/LazyFailure.tsx';
import { useQuietPart } from '../../lazy/useQuietPart.ts';
import { memoWithHandlers } from '../../memoWithHandlers.tsx';
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import styles from './Select.module.scss';
import type { SelectProps } from './SelectProps.ts';

const openable = new LazyPart(async () => (await import('./OpenableSelect.tsx')).OpenableSelect);

const refused = { isInvalid: true, validationErrors: [], validationDetails: {} as ValidityState };

/** One of several, out of sight until asked for. */
export const Select = memoWithHandlers(function Select<Value extends string>(props: SelectProps<Value>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [wishes, setWishes] = useState(0);
  const { part: Openable, hasFailed } = useQuietPart(openable, trigger, wishes);
  const wish = (): void => setWishes(wishes + 1);
  const id = useId();
  if (Openable) return <Openable {...props} trigger={trigger} isOpenAtOnce={wishes > 0} />;

  const { label, optionalMark, options, value, placeholder, isLabelHidden = false, isDisabled = false } = props;
  const { hint, error, was } = props;
  const chosen = options.find((option) => option.id === value);
  const shown = chosen?.label ?? placeholder;
  const ids = {
    label: `${id}label`,
    button: `${id}button`,
    value: `${id}value`,
    hint: `${id}hint`,
    error: `${id}error`,
  };
  const describedBy = [hint !== undefined && ids.hint, error !== undefined && ids.error].filter(Boolean).join(' ');
  return (
    <div data-setting={props['data-setting']} className={classNames(field.field, was !== undefined && field.changed)}>
      {!isLabelHidden && (
        <LabelContext value={{ id: ids.label, elementType: 'span' }}>
          <FieldLabel label={label} optionalMark={optionalMark} />
        </LabelContext>
      )}
      <Button
        ref={trigger}
        id={ids.button}
        className={classNames(field.box, styles.button)}
        isDisabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        {...(isLabelHidden && { 'aria-label': label })}
        aria-labelledby={`${ids.value} ${isLabelHidden ? ids.button : ids.label}`}
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
        onPress={wish}
      >
        <span id={ids.value} className={styles.value} title={shown} data-placeholder={chosen ? undefined : true}>
          {shown}
        </span>
        <Glyph of={ChevronDown} size="small" className={styles.chevron} />
      </Button>
      <TextContext value={{ slots: { description: { id: ids.hint }, errorMessage: { id: ids.error } } }}>
        <FieldErrorContext value={error === undefined ? null : refused}>
          <FieldNotes hint={hint} error={error} was={was} />
        </FieldErrorContext>
      </TextContext>
      {hasFailed && <LazyFailure onRetry={wish} />}
    </div>
  );
});
