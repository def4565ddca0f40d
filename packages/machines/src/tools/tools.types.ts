export interface ToolSettings {
  readonly suggestionsEnabled: boolean;
  readonly buttonSectionsEnabled: boolean;
}

/** A flag as it is kept in local storage (SPEC §3). */
export interface ToolFlag {
  readonly key: 'enable_suggestions' | 'enable_button_sections';
  readonly enabled: boolean;
}

export type ToolsEvent =
  | { type: 'suggestions.toggle' }
  | { type: 'suggestions.set'; enabled: boolean }
  | { type: 'labels.toggle' };

export type ToolsEmitted =
  | { type: 'suggestions.change'; enabled: boolean }
  | { type: 'labels.change'; hidden: boolean };
