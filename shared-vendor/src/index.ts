/**
 * All that apps may use of the router and the store: a closed list can be tree-shaken, whole shared libraries cannot.
 * Another import of the originals fails lint and build.
 */
export {
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { createStore, type StoreApi, useStore } from 'zustand';
