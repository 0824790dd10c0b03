import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import styles from './Switch.module.scss';

export type SwitchProps = {
  readonly label: string;
  /** Shows the label to screen readers only, because a row or column header already shows it. */
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: string | undefined;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly 'data-setting'?: string | undefined;
};

export function Switch({ label, isLabelHidden = false, description, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...omitUndefined(rest)}
      {...omitUndefined({ 'aria-label': isLabelHidden ? label : undefined })}
      className={classNames(styles.switch)}
    >
      <span className={styles.track} />
      {!isLabelHidden && (
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      )}
    </AriaSwitch>
  );
}
