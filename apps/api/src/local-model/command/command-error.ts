/** Why a command could not be carried out, in a sentence for the operator. Nothing was changed. */
export class CommandError extends Error {}
