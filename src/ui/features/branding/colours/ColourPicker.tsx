import { useEffect, useRef } from 'react';
import { useLatest } from '../../../shared/useLatest.ts';
import styles from './ColourPicker.module.scss';

export type ColourPickerProps = {
  readonly label: string;
  /** As `#rrggbb`. */
  readonly colour: string;
  /** While it is looked for. */
  readonly onPick: (colour: string) => void;
  /** Once it is chosen. */
  readonly onPicked: () => void;
};

/** The browser's own picker of colours, behind a sample of the present one. */
export function ColourPicker({ label, colour, onPick, onPicked }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useLatest(onPicked);
  useEffect(
    // React calls every move within the picker a change; the browser's own change is the choice.
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
