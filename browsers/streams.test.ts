import { installedWebKit } from './driver/installed.ts';
import { builtInCard } from './main-job/ai-card.ts';
import { essay } from './main-job/essay.ts';
import { doSteps } from './main-job/main-job.ts';

// Unlike Chromium, Safari before 27 cannot read a ReadableStream with `for await`.
doSteps([builtInCard, essay], installedWebKit());
