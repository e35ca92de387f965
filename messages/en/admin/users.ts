export const adminUsersText = {
  kindInvalid: 'Choose premium, free, admin or unverified',
  orderInvalid: 'Choose newest, oldest, name or email',
  flagInvalid: 'Say true or false',
  ownAdminFlag: 'You cannot remove your own admin access',
  ownAccount: 'You cannot delete your own account here',
};
