import type { ToolSettings } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database, Flag } from '../database/schema.ts';

/** The settings of the tools panel, one set per account (SPEC §3). */
export type ToolSettingsStore = {
  /** Undefined if none were ever saved. */
  find(accountId: string): Promise<ToolSettings | undefined>;
  save(accountId: string, settings: ToolSettings): Promise<void>;
};

const flag = (value: boolean): Flag => (value ? 1 : 0);

export function toolSettingsStore(db: Kysely<Database>): ToolSettingsStore {
  return {
    async find(accountId) {
      const row = await db
        .selectFrom('tool_settings')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return (
        row && {
          audience: row.audience,
          formality: row.formality,
          writingStyle: row.writing_style,
          suggestionsEnabled: row.suggestions_enabled === 1,
          autocompleteEnabled: row.autocomplete_enabled === 1,
          buttonSectionsEnabled: row.button_sections_enabled === 1,
        }
      );
    },
    async save(accountId, settings) {
      const values = {
        audience: settings.audience,
        formality: settings.formality,
        writing_style: settings.writingStyle,
        suggestions_enabled: flag(settings.suggestionsEnabled),
        autocomplete_enabled: flag(settings.autocompleteEnabled),
        button_sections_enabled: flag(settings.buttonSectionsEnabled),
      };
      await db
        .insertInto('tool_settings')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute();
    },
  };
}
