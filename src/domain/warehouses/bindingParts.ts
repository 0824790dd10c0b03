import { isRecord } from '../shared/shapes.ts';

export type BindingPart = {
  readonly name: string;
  readonly text: string;
  readonly isEditable: boolean;
};

export function bindingParts(binding: unknown): readonly BindingPart[] {
  if (!isRecord(binding)) return [{ name: '', text: JSON.stringify(binding), isEditable: false }];
  return Object.entries(binding).map(([name, value]) =>
    typeof value === 'string'
      ? { name, text: value, isEditable: true }
      : { name, text: JSON.stringify(value), isEditable: false },
  );
}

export const withBindingText = (binding: unknown, name: string, text: string): unknown =>
  isRecord(binding) ? { ...binding, [name]: text } : binding;
