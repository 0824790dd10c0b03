import { useEffect, useRef } from 'react';
import { useLatest } from '../../../shared/useLatest.ts';
import styles from './ColourPicker.module.scss';

export type ColourPickerProps = {
  readonly label: string;
  /** As `#rrggbb`. */
  readonly colour: string;
  /** Called while the user is choosing. */
  readonly onPick: (colour: string) => void;
  /** Called once the colour is chosen. */
  readonly onPicked: () => void;
};

/** The browser's colour picker behind a colour sample. */
export function ColourPicker({ label, colour, onPick, onPicked }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useLatest(onPicked);
  useEffect(
    // React calls every change `change`. The browser's own event marks the final choice.
    function listenForTheChoice() {
      const { current } = input;
      const handleChoice = (): void => latest.current();
      current?.addEventListener('change', handleChoice);
      return () => current?.removeEventListener('change', handleChoice);
    },
    [latest],
  );
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      className={styles.picker}
      value={colour}
      onChange={(event) => onPick(event.target.value)}
    />
  );
}
