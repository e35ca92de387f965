/** The dialogs of the profile; at most one is open. */
export type DialogName =
  | 'name'
  | 'birthday'
  | 'city'
  | 'password'
  | 'delete'
  | 'create'
  | 'join'
  | 'invite'
  | 'anniversary'
  | 'leave';
