import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { z } from 'zod';
import { openChatModel } from './chat-model.ts';
import { serveChat } from './chat-server.ts';
import { loadRuntime } from './llama-runtime.ts';

/** The program that holds the local model in memory; `model-process.ts` starts it. */
const environment = z.object({
  MODEL_FOLDER: z.string(),
  MODEL_FILE: z.string(),
  MODEL_TOKEN: z.string().min(32),
  MODEL_THREADS: z.coerce.number(),
  MODEL_CONTEXT: z.coerce.number(),
});

// Ctrl+C reaches the whole group of processes: the server ends this one when its last answers are written.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
yieldToOthers();

try {
  const settings = environment.parse(process.env);
  const model = await openChatModel(await loadRuntime(settings.MODEL_FOLDER), {
    path: settings.MODEL_FILE,
    threads: settings.MODEL_THREADS,
    contextTokens: settings.MODEL_CONTEXT,
  });
  const { port } = await serveChat(model, settings.MODEL_TOKEN);
  process.send?.({ port, contextTokens: model.contextTokens });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** The server and its database go first: for the processor, and when memory runs out. */
function yieldToOthers(): void {
  try {
    setPriority(10);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // Some containers allow neither, and the model runs without.
  }
}
