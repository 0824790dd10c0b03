import { useLatest } from '../useLatest.ts';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useBlocker, useNavigate, type BlockerFunction } from 'react-router-dom';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';

export type LeaveQuestion = {
  /** Whether this question must be asked before the navigation. Called when a navigation starts. */
  readonly mustAsk: (move: Parameters<BlockerFunction>[0]) => boolean;
  /** Renders the question. Each of the callbacks closes the question. */
  readonly render: (answer: { readonly onStay: () => void; readonly onLeave: () => void }) => ReactNode;
};

type Register = (question: RefObject<LeaveQuestion>) => () => void;

type LeaveTo = (address: string, onGoing: () => void) => void;

const LeaveQuestionsContext = createContext<{ readonly register: Register; readonly leaveTo: LeaveTo } | undefined>(
  undefined,
);

/** Blocks navigations until the user has answered all questions, newest first. React Router allows only one blocker. */
export function LeaveQuestions({ children }: { readonly children: ReactNode }) {
  const questions = useRef(new Set<RefObject<LeaveQuestion>>());
  const [open, setOpen] = useState<readonly RefObject<LeaveQuestion>[]>([]);
  const blocking = useRef<readonly RefObject<LeaveQuestion>[]>([]);
  const pendingOnGoing = useRef<() => void>(undefined);
  const navigate = useNavigate();
  const register = useCallback<Register>((question) => {
    questions.current.add(question);
    return () => void questions.current.delete(question);
  }, []);
  const leaveTo = useCallback<LeaveTo>(
    (address, onGoing) => {
      pendingOnGoing.current = onGoing;
      void navigate(address);
    },
    [navigate],
  );
  const context = useMemo(() => ({ register, leaveTo }), [register, leaveTo]);

  function runOnGoing(): void {
    pendingOnGoing.current?.();
    pendingOnGoing.current = undefined;
  }
  const blocker = useBlocker((move) => {
    blocking.current = [...questions.current].toReversed().filter((question) => question.current.mustAsk(move));
    if (blocking.current.length === 0) runOnGoing();
    return blocking.current.length > 0;
  });
  const { state, location } = blocker;
  useEffect(
    function openQuestions() {
      setOpen(state === 'blocked' ? blocking.current : []);
    },
    [state, location],
  );

  function handleLeave(): void {
    const remaining = open.slice(1);
    setOpen(remaining);
    if (remaining.length > 0) return;
    runOnGoing();
    blocker.proceed?.();
  }
  function handleStay(): void {
    pendingOnGoing.current = undefined;
    blocker.reset?.();
  }

  return (
    <LeaveQuestionsContext value={context}>
      <KeyedText>{children}</KeyedText>
      {state === 'blocked' && open[0] && <QuestionView question={open[0]} onStay={handleStay} onLeave={handleLeave} />}
    </LeaveQuestionsContext>
  );
}

type OpenQuestionProps = {
  readonly question: RefObject<LeaveQuestion>;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

const QuestionView = ({ question, ...answer }: OpenQuestionProps): ReactNode => question.current.render(answer);

/** Registers a question to ask before navigations. Does nothing without an ancestor `LeaveQuestions`. */
export function useLeaveQuestion(isOn: boolean, question: LeaveQuestion): void {
  const register = use(LeaveQuestionsContext)?.register;
  const latest = useLatest(question);
  useEffect(
    function registerWhileOn() {
      return isOn ? register?.(latest) : undefined;
    },
    [isOn, register, latest],
  );
}

/** Calls `onStart` when a navigation to another page starts, even if a question blocks the navigation afterwards. */
export function useLeaveStart(onStart: () => void): void {
  useLeaveQuestion(true, {
    mustAsk({ currentLocation, nextLocation }) {
      if (nextLocation.pathname !== currentLocation.pathname) onStart();
      return false;
    },
    render: () => undefined,
  });
}

/** Returns a function that navigates. `onGoing` runs once all questions are answered, but never if the user stays. */
export function useLeaveTo(): LeaveTo {
  const context = use(LeaveQuestionsContext);
  if (!context) throw new Error('useLeaveTo needs LeaveQuestions above it');
  return context.leaveTo;
}
