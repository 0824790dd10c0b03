import { isRecord } from '../shared/shapes.ts';

export type BindingPart = {
  readonly name: string;
  readonly text: string;
  /** It is a text; anything else is shown as JSON and stays as it came. */
  readonly isEditable: boolean;
};

/** What a binding says, part by part, in whichever words its system has for them. */
export function bindingParts(binding: unknown): readonly BindingPart[] {
  if (!isRecord(binding)) return [{ name: '', text: JSON.stringify(binding), isEditable: false }];
  return Object.entries(binding).map(([name, value]) =>
    typeof value === 'string'
      ? { name, text: value, isEditable: true }
      : { name, text: JSON.stringify(value), isEditable: false },
  );
}

/** The binding with another text in one of its parts. */
export const withBindingText = (binding: unknown, name: string, text: string): unknown =>
  isRecord(binding) ? { ...binding, [name]: text } : binding;
