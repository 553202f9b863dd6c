/**
 * The closed list of what our apps use of the router and the store. The whole libraries shared with
 * remotes could not be tree-shaken; this list, shared as one singleton, can. Importing the originals
 * anywhere else is a lint and a build error.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { createStore, type StoreApi, useStore } from 'zustand';
