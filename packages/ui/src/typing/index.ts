export { guardCompositions, isOfComposition } from './compositions.ts';
export { holdTyping } from './hold-typing.ts';
export { isTextField } from './is-text-field.ts';
export { untilFormLeft, untilPause } from './until-pause.ts';
export { untilStill } from './until-still.ts';
