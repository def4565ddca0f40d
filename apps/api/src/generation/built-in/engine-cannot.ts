import { AppError } from '../../errors.ts';

const connect = 'A language model can be connected: see docs/models.md.';

export const engineCannot = (why: string): AppError =>
  new AppError('engine_cannot', 422, `${why} ${connect}`);
