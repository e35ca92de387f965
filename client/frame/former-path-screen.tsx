import { Navigate, useLocation } from 'react-router';
import { formerPaths, paths } from '../paths.ts';

/** An address of before, on a device that asks no server: it leads to where its page is now. */
export default function FormerPathScreen() {
  const { pathname, search } = useLocation();
  return <Navigate to={{ pathname: formerPaths[pathname] ?? paths.home, search }} replace />;
}
