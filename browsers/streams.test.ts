import { installedWebKit } from './driver/installed.ts';
import { builtInCard } from './main-job/ai-card.ts';
import { essay } from './main-job/essay.ts';
import { doSteps } from './main-job/main-job.ts';

// The first that came with streams was the last that could not be read: Safari reads no ReadableStream by `for await`.
doSteps([builtInCard, essay], installedWebKit());
