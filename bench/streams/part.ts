import type { Part } from '../part.ts';
import { startBenchServer } from '../server.ts';
import { alone } from './alone.ts';
import { crowd } from './crowd.ts';
import { flood } from './flood.ts';
import { startModel } from './model.ts';
import { untilWarm } from './readers.ts';

export const streams: Part = {
  title: "What the server adds to a model's stream",
  async measure() {
    const model = await startModel();
    const server = await startBenchServer({
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: 'bench',
      AI_MODEL: 'bench',
    });
    try {
      await untilWarm(server);
      return [
        ...(await alone(server, model)),
        ...(await crowd(server, model)),
        ...(await flood(server, model)),
      ];
    } finally {
      await server.stop();
      await model.stop();
    }
  },
};
