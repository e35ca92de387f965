import { useEffect } from 'react';
import { useSignedInUser } from '../api.ts';

/** Asks once who is signed in, and tells when it is somebody who must change the password. Shows nothing. */
export function ConfinementCheck({ onConfined }: { onConfined: () => void }) {
  const { user } = useSignedInUser();
  const isConfined = user?.mustChangePassword === true;
  useEffect(() => {
    if (isConfined) onConfined();
  }, [isConfined, onConfined]);
  return null;
}
