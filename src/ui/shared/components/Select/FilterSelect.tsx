import { Select, type SelectOption } from './Select.tsx';

const ALL = 'all';

export type FilterSelectProps<Value extends string> = {
  readonly label: string;
  /** Label of the first option, which removes the filter. */
  readonly allLabel: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
};

/** Selection of a filter. Its label is only for screen readers. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, options, value, onChange } = props;
  return (
    <Select<Value | typeof ALL>
      label={label}
      isLabelHidden
      placeholder={allLabel}
      options={[{ id: ALL, label: allLabel }, ...options]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
