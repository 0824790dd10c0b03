import { useId, useState } from 'react';
import { useConsumer, usePart } from '../ConsumerContext.ts';
import type { ConsumerFieldView, ConsumerView } from '../ConsumerView.ts';
import { Screen, Words } from './Screen.tsx';
import styles from './ReturnDetails.module.scss';

type FieldProps = { readonly field: ConsumerFieldView; readonly view: ConsumerView };

function Policy({ field }: FieldProps) {
  const [isAccepted, setAccepted] = useState(false);
  const partOf = usePart();
  return (
    <div className={styles.policy} {...partOf(field.part)}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)} />
        <Words words={field.label} />
      </label>
      {field.link && (
        <a className={styles.link} href={field.link.href}>
          <Words words={field.link.text} />
        </a>
      )}
    </div>
  );
}

function Control({
  field,
  id,
  describedBy,
}: {
  readonly field: ConsumerFieldView;
  readonly id: string;
  readonly describedBy: string | undefined;
}) {
  const { choose } = useConsumer();
  const [value, setValue] = useState(field.value);
  const shared = {
    id,
    className: styles.control,
    dir: 'auto',
    value,
    required: field.isRequired,
    'aria-invalid': field.error !== undefined,
    'aria-describedby': describedBy,
    placeholder: field.placeholder?.text,
    onChange: ({ target }: { readonly target: { readonly value: string } }): void => {
      setValue(target.value);
      choose({ kind: 'field', id: field.id, value: target.value });
    },
  };
  switch (field.control) {
    case 'choice':
      return (
        <select {...shared}>
          <option value="">{field.placeholder?.text}</option>
          {field.options?.map((option) => (
            <option key={option.id} value={option.id}>
              {option.text}
            </option>
          ))}
        </select>
      );
    case 'long':
      return <textarea {...shared} rows={3} />;
    default:
      return <input {...shared} type={field.control} autoComplete="off" />;
  }
}

function Field({ field, view }: FieldProps) {
  const id = useId();
  const partOf = usePart();
  if (field.control === 'tick') return <Policy field={field} view={view} />;
  const note = field.error ?? field.hint?.text;
  return (
    <div className={styles.field} {...partOf(field.part)}>
      <label htmlFor={id}>
        <Words words={field.label} /> {field.isRequired ? undefined : <em>{view.optional}</em>}
      </label>
      <Control field={field} id={id} describedBy={note === undefined ? undefined : `${id}-told`} />
      {field.error === undefined ? (
        field.hint && (
          <span id={`${id}-told`} className={styles.hint}>
            <Words words={field.hint} />
          </span>
        )
      ) : (
        <span id={`${id}-told`} className={styles.error} role="alert">
          {field.error}
        </span>
      )}
    </div>
  );
}

export function ReturnDetails({ view }: { readonly view: ConsumerView }) {
  const { fields, nothing, button, ...heads } = view.returnDetails;
  return (
    <Screen view={view} screen="returnDetails" {...heads} button={button}>
      {nothing !== undefined && <p className={styles.hint}>{nothing}</p>}
      {fields.map((field) => (
        <Field key={field.id} field={field} view={view} />
      ))}
    </Screen>
  );
}
