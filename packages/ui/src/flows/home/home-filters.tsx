import { tagsInUse } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { ToggleGroup } from '../../components/toggle-group/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { SearchState } from '../search/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import * as css from './home.css.ts';
import { useListed } from './use-listed.ts';

/** The search field, all or favourites, and the tags, each of which fills in the search. */
export function HomeFilters() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const shortcut = useShortcut('search');
  const isNarrow = useIsNarrow();
  const search = useSelector(home, (state) => state.context.search);
  const filter = useSelector(home, (state) => state.context.filter);
  const found = useListed().length;
  const isSearching = useSelector(useFlow('search'), (state) => state.hasTag('busy'));

  return (
    <>
      <div className={css.filters}>
        <div className={css.search}>
          <SearchField
            label={t('search.label')}
            clearLabel={t('search.clear')}
            {...(!isNarrow && shortcut)}
            value={search}
            busy={isSearching}
            onValueChange={(next) => home.send({ type: 'search.change', search: next })}
          />
        </div>
        <ToggleGroup
          label={t('filter.label')}
          value={filter}
          size="lg"
          options={[
            { value: 'all', label: t('filter.all') },
            { value: 'favourites', label: t('filter.favourites'), icon: Star },
          ]}
          onValueChange={(next) => home.send({ type: 'filter.change', filter: next })}
        />
      </div>
      <Tags />
      <SearchState />
      <LiveRegion>
        {search.trim() === '' || isSearching ? '' : t('search.found', { count: found })}
      </LiveRegion>
    </>
  );
}

function Tags() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const docs = useSelector(home, (state) => state.context.docs);
  const search = useSelector(home, (state) => state.context.search);
  const tags = tagsInUse(docs);
  if (tags.length === 0) return null;
  return (
    <fieldset aria-label={t('tags')} className={css.tags}>
      {tags.map((tag) => (
        <Chip key={tag} pressed={tag === search} onClick={() => home.send({ type: 'tag.press', tag })}>
          {tag}
        </Chip>
      ))}
    </fieldset>
  );
}
