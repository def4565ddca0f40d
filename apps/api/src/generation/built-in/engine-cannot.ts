import { AppError } from '../../errors.ts';

const connect = 'A language model can: whoever runs this server can connect one.';

export const engineCannot = (why: string): AppError =>
  new AppError('engine_cannot', 422, `${why} ${connect}`);
