import { installedWebKit } from './driver/installed.ts';
import { doSteps, mainJob } from './main-job/main-job.ts';

doSteps(mainJob, installedWebKit());
