export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export { FieldNotes, noteIds } from './field-notes.tsx';
export { Field, type FieldProps, type FieldTexts } from './field.tsx';
