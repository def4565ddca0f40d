/** Why a command could not be carried out, in a sentence for whoever typed it. Nothing was changed. */
export class CommandError extends Error {}
