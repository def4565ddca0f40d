import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/icon/index.ts';
import * as css from './citations.css.ts';

/** The icon of a reference's site; a book until it has arrived, and if there is none. */
export function SiteIcon({ address }: { readonly address: string | undefined }) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  return (
    <>
      {state === 'shown' ? null : <Icon of={BookOpen} size={20} />}
      {address === undefined || state === 'missing' ? null : (
        <img
          className={css.favicon[state]}
          src={address}
          alt=""
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
        />
      )}
    </>
  );
}
