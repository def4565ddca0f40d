export * from './update.machine.ts';
