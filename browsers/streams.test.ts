import { installedWebKit } from './driver/installed.ts';
import { builtInCard } from './main-job/ai-card.ts';
import { essay } from './main-job/essay.ts';
import { doSteps } from './main-job/main-job.ts';

// Safari before 27 cannot read a ReadableStream by `for await`, as Chromium can.
doSteps([builtInCard, essay], installedWebKit());
