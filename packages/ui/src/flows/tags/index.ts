export { TagDialog, type TagDialogProps } from './tag-dialog.tsx';
export { type TagProblem, tagProblem } from './tag-problem.ts';
