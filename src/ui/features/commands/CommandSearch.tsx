import { useMemo, useRef, type ReactNode } from 'react';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { useAutocompleteState } from 'react-stately/private/autocomplete/useAutocompleteState';

export type CommandSearchProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly children: ReactNode;
};

/**
 * A field whose arrow keys control a list. Copied from React Aria's `Autocomplete`, which would add it to the first
 * script.
 */
export function CommandSearch({ typed, onType, children }: CommandSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useAutocompleteState({ inputValue: typed, onInputChange: onType });
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: list },
    state,
  );
  const field = useMemo(() => ({ ...inputProps, ref: input }), [inputProps]);
  const collection = useMemo(() => ({ ...collectionProps, ref: collectionRef }), [collectionProps, collectionRef]);
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={field}>
        <SelectableCollectionContext value={collection}>{children}</SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
