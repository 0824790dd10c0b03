import type { AnalysisQuestion } from './analysisMessages.ts';
import { AnalysisQuestions } from './AnalysisQuestions.ts';

const questions = new AnalysisQuestions();

addEventListener('message', ({ data }: MessageEvent<AnalysisQuestion>) => postMessage(questions.answer(data)));
