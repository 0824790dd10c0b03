import { selectById } from '../selectById.ts';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './SegmentedControl.module.scss';

export type Segment<Value extends string> = {
  readonly id: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Marks the option of the pending version with the colour for unpublished changes. */
  readonly isPending?: boolean | undefined;
};

export type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Shows only the icons. The labels become accessible names and tooltips. */
  readonly isIconOnly?: boolean | undefined;
};

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, isIconOnly = false } = props;
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={selectById(segments, onChange)}
      className={classNames(styles.control)}
    >
      {segments.map((segment) => (
        <Radio
          key={segment.id}
          value={segment.id}
          className={classNames(styles.segment, segment.isPending && styles.pending)}
          {...(isIconOnly ? { 'aria-label': segment.label } : {})}
        >
          {segment.icon}
          <KeyedText>{isIconOnly ? undefined : segment.label}</KeyedText>
        </Radio>
      ))}
    </RadioGroup>
  );
}
