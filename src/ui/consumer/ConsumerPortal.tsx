import type { CSSProperties } from 'react';
import type { ConsumerStep } from '../../domain/consumer-text/textSlot.ts';
import { logoBoxes } from '../../domain/theme/consumerTheme.ts';
import { useConsumer, usePart } from './ConsumerContext.ts';
import type { ConsumerView, ConsumerFact } from './ConsumerView.ts';
import { ReturnDetails } from './screens/ReturnDetails.tsx';
import { ReturnSubmitted } from './screens/ReturnSubmitted.tsx';
import { SelectMethod } from './screens/SelectMethod.tsx';
import { SelectReturns } from './screens/SelectReturns.tsx';
import styles from './ConsumerPortal.module.scss';
import { Amounts } from './screens/Amounts.tsx';
import { Screen } from './screens/Screen.tsx';

export type ConsumerPortalProps = {
  readonly view: ConsumerView;
  readonly screen: ConsumerStep;
};

const screens = {
  returnDetails: ReturnDetails,
  selectReturns: SelectReturns,
  selectReturnMethod: SelectMethod,
  bookingConfirmation: BookingConfirmation,
  returnSubmitted: ReturnSubmitted,
} as const;

/** CSS custom properties of the theme. The colours are already validated. */
function themeStyle({ theme }: ConsumerView): CSSProperties {
  const box = logoBoxes[theme.headerLogoSize];
  return {
    '--portal-primary': theme.primaryColor,
    '--portal-primary-hover': theme.hoverPrimaryColor,
    '--portal-on-primary': theme.buttonTextColor,
    '--portal-second': theme.alternateTextColor,
    '--portal-ground': theme.publicAreaBackgroundColor,
    '--portal-header': theme.logoBackground,
    '--portal-logo-width': `${box.width}px`,
    '--portal-logo-height': `${box.height}px`,
  };
}

function LanguageMenu({ view }: { readonly view: ConsumerView }) {
  const { choose } = useConsumer();
  const partOf = usePart();
  const { label, options } = view.languages;
  if (options.length < 2) return undefined;
  return (
    <select
      className={styles.language}
      aria-label={label}
      value={view.language}
      onChange={(event) => choose({ kind: 'language', language: event.target.value })}
      {...partOf('languages')}
    >
      {options.map(({ id, text }) => (
        <option key={id} value={id} lang={id}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function ConsumerPortal({ view, screen }: ConsumerPortalProps) {
  const partOf = usePart();
  const Shown = screens[screen];
  return (
    <div className={styles.portal} lang={view.language} dir={view.direction} style={themeStyle(view)}>
      <header className={styles.header}>
        <span className={styles.logo} {...partOf('logo')}>
          {view.logo === undefined ? <b dir="auto">{view.name}</b> : <img src={view.logo} alt={view.logoText} />}
        </span>
        <LanguageMenu view={view} />
      </header>
      <Shown key={screen} view={view} />
    </div>
  );
}

function Fact({ fact, change }: { readonly fact: ConsumerFact; readonly change: string }) {
  const { go } = useConsumer();
  const partOf = usePart();
  const { label, lines, part, changeTo } = fact;
  return (
    <div className={styles.fact} {...partOf(part)}>
      <span className={styles.label}>{label}</span>
      {changeTo && (
        <button type="button" className={styles.change} onClick={() => go(changeTo)} aria-label={`${change}: ${label}`}>
          {change}
        </button>
      )}
      {lines.map((line, nth) => (
        <span key={`${nth} ${line}`} className={nth === 0 ? styles.first : styles.line} dir="auto">
          {line}
        </span>
      ))}
    </div>
  );
}

function BookingConfirmation({ view }: { readonly view: ConsumerView }) {
  const { facts, amounts, button, ...heads } = view.bookingConfirmation;
  return (
    <Screen view={view} screen="bookingConfirmation" {...heads} button={button}>
      <div className={styles.sheet}>
        {facts.map((fact) => (
          <Fact key={fact.label} fact={fact} change={view.change} />
        ))}
      </div>
      {amounts.length > 0 && <Amounts amounts={amounts} />}
    </Screen>
  );
}
