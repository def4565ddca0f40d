export * from './ai-card/index.ts';
export * from './document/index.ts';
export * from './failure.ts';
export * from './home/index.ts';
export * from './suggestions/index.ts';
