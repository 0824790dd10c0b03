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
 * A field and a list that the field's arrow keys go through. It is the library's `Autocomplete` in its own file: that
 * component stands beside the contexts that every list of the start reads, and would come with them.
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
