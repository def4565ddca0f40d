import type { InvitedUser } from '@octavo/contract';
import { Avatar } from '../../components/avatar/index.ts';
import { List, ListItem } from '../../components/list/index.ts';
import * as css from './referral.css.ts';

export interface InvitedPeopleProps {
  readonly label: string;
  readonly people: readonly InvitedUser[];
}

/** The people who accepted an invitation. */
export function InvitedPeople({ label, people }: InvitedPeopleProps) {
  return (
    <div className={css.people}>
      <List label={label}>
        {people.map(({ name, email, avatarUrl }) => (
          <ListItem
            key={`${name} ${email ?? ''}`}
            title={name}
            text={email ?? undefined}
            leading={<Avatar name={name} src={avatarUrl} isDecorative />}
          />
        ))}
      </List>
    </div>
  );
}
