import { Check } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../classNames.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonClassName } from './buttonClassName.ts';
import styles from './StateButton.module.scss';

export type ButtonState = {
  readonly name: string;
  readonly label: string;
  /** `pending`: the button keeps the focus but ignores clicks. `done`: the button shows a green tick. */
  readonly look?: 'pending' | 'done' | undefined;
};

export type StateButtonProps = {
  readonly states: readonly ButtonState[];
  readonly state: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Primary button that shows the progress of its action without changing its size. */
export function StateButton({ states, state, isDisabled, onPress }: StateButtonProps) {
  const look = states.find(({ name }) => name === state)?.look;
  return (
    <AriaButton
      isPending={look === 'pending'}
      isDisabled={isDisabled || look === 'done'}
      onPress={onPress}
      className={classNames(buttonClassName({ variant: 'primary' }), styles.button, look === 'done' && styles.done)}
    >
      {states.map((each) => (
        <StateLabel key={each.name} state={each} isShown={each.name === state} />
      ))}
    </AriaButton>
  );
}

/** Label of one state. The labels of all states overlap, so that the largest label determines the button's size. */
function StateLabel({ state: { label, look }, isShown }: { readonly state: ButtonState; readonly isShown: boolean }) {
  return (
    <span className={styles.label} aria-hidden={!isShown || undefined}>
      {look === 'pending' && <Spinner size="text" />}
      {look === 'done' && <Glyph of={Check} className={classNames(isShown && styles.tick)} />}
      <KeyedText>{label}</KeyedText>
    </span>
  );
}
